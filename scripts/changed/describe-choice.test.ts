import { expect, test } from "vitest";
import { describeChoice } from "./describe-choice.ts";

const files = { unit: ["a.test.ts"], database: ["a.db.test.ts"], browser: [] };

test("one line says what changed and how much of what it reaches runs", () => {
  const left = { unit: 0, database: 4, browser: 0 };
  const changed = ["a/x.ts", "a/y.ts", "b/x.ts", "c/x.ts", "d/x.ts", "e/x.ts"];
  expect(describeChoice(changed, { isCode: true, files, left })).toBe(
    "6 changed files in a, b, c and 2 more reach test files: unit 1, database 1 of 5, browser 0, nearest first; npm test runs all",
  );
});

test("without a change nothing is reached", () => {
  const none = { unit: [], database: [], browser: [] };
  const left = { unit: 0, database: 0, browser: 0 };
  expect(describeChoice([], { isCode: false, files: none, left })).toBe(
    "0 changed files reach test files: unit 0, database 0, browser 0",
  );
});
