import { expect, test } from "vitest";
import { articleCell } from "./article-html.ts";

test.each([
  ["2", "2"],
  ["99", "99"],
  ["100", undefined],
  ["0", undefined],
  ["-1", undefined],
  ["1000000", undefined],
  ["2x", undefined],
])("a cell that spans %s columns and rows spans %s", (written, spans) => {
  const allowed = spans === undefined ? {} : { colspan: spans, rowspan: spans };
  expect(articleCell({ colspan: written, rowspan: written })).toEqual(allowed);
});
