import path from "node:path";
import { expect, test } from "vitest";
import { describePlaywrightFailure } from "./playwright-failure.mjs";
import { describeVitestError } from "./vitest-error.mjs";

test("a failure of Vitest shows message, difference, own lines and cause", () => {
  const error = {
    name: "AssertionError",
    message: "expected 1 to be 2",
    diff: "- 2\n+ 1",
    stacks: [
      { file: path.resolve("node_modules/chai/index.js"), line: 9, column: 1 },
      { file: path.resolve("domain/sums.test.ts"), line: 3, column: 5 },
    ],
    cause: { message: "the disk is full" },
  };
  expect(describeVitestError(error)).toBe(
    [
      "AssertionError: expected 1 to be 2",
      "- 2\n+ 1",
      "  at domain/sums.test.ts:3:5",
      "caused by Error: the disk is full",
    ].join("\n"),
  );
});

test("a failure of a browser test shows where, why, and what was recorded", () => {
  const file = path.resolve("tests/e2e/home.spec.ts");
  const text = describePlaywrightFailure(
    { location: { file, line: 12 }, titlePath: () => ["", "", "home.spec.ts", "menu", "opens"] },
    {
      errors: [
        {
          message: "Error: \u001b[31mtimed out\u001b[39m",
          snippet: "> 13 | await click()",
          location: { file, line: 13, column: 9 },
        },
      ],
      attachments: [
        { name: "screenshot", path: path.resolve("test-results/browser/a/test-failed-1.png") },
        { name: "trace", path: path.resolve("test-results/browser/a/trace.zip") },
        { name: "inline" },
      ],
    },
  );
  expect(text).toBe(
    [
      "tests/e2e/home.spec.ts:12 › menu › opens",
      "Error: timed out",
      "> 13 | await click()",
      "  at tests/e2e/home.spec.ts:13:9",
      "screenshot: test-results/browser/a/test-failed-1.png",
      "trace: npm exec playwright show-trace test-results/browser/a/trace.zip",
    ].join("\n"),
  );
});
