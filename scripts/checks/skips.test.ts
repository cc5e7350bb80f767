import { expect, test } from "vitest";
import { nameSkips, type Skip } from "./skips.mjs";

const SKIPS: Skip[] = [
  { test: "a.test.ts › one", lacks: ["dcmtk"] },
  { test: "a.test.ts › two", lacks: ["dcmtk"] },
  { test: "b.test.ts › three", lacks: ["dicom3tools", "dcmtk"] },
  { test: "c.test.ts › four", lacks: ["root"] },
  { test: "d.test.ts › five", lacks: [] },
];

test("each reason is named in one line, with how many tests it stopped and what to install", () => {
  expect(nameSkips(SKIPS, { isCi: false })).toEqual({
    lines: [
      "2 skipped: dcmtk is missing (apt-get install dcmtk)",
      "1 skipped: dicom3tools, dcmtk are missing (apt-get install dicom3tools dcmtk)",
      "1 skipped: only root can run them",
      "1 skipped: d.test.ts › five does not say why",
    ],
    failures: [],
  });
});

test("in CI what was skipped has failed by name, but for the rights of its user", () => {
  const { lines, failures } = nameSkips(SKIPS, { isCi: true });
  expect(lines).toHaveLength(4);
  expect(failures).toEqual([
    "dcmtk is missing (apt-get install dcmtk)",
    "dicom3tools, dcmtk are missing (apt-get install dicom3tools dcmtk)",
    "d.test.ts › five does not say why",
  ]);
});

test("a run without skips has nothing to say, in CI neither", () => {
  expect(nameSkips([], { isCi: true })).toEqual({ lines: [], failures: [] });
});
