import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defaultColoursCss } from "./make-colours.ts";
import { adminIconsCss, iconsCss } from "./make-icons.ts";

test.each([
  ["app/styles/colours.css", defaultColoursCss, "make-colours"],
  ["app/styles/icons.css", iconsCss, "make-icons"],
  ["app/styles/admin-icons.css", adminIconsCss, "make-icons"],
])("%s is what its script makes", (file, make, script) => {
  expect(readFileSync(file, "utf8"), `run scripts/${script}.ts`).toBe(make());
});
