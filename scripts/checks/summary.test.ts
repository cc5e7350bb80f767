import { expect, test } from "vitest";
import { summarise } from "./summary.mjs";

test("the last line counts every step, and each failure stands above it", () => {
  const lint = { passed: 1, failed: 0, failures: [], timings: {} };
  const unit = {
    passed: 7,
    failed: 1,
    failures: ["a.test.ts › adds: expected 1"],
    timings: { "a.test.ts": { project: "unit", seconds: 2 } },
  };
  expect(summarise([lint, unit])).toEqual({
    failed: 1,
    lines: [
      "The slowest test files:",
      "   2.0 s  a.test.ts",
      "✗ a.test.ts › adds: expected 1",
      "8 passed, 1 failed",
    ],
  });
});

test("a run without test files says nothing about slow ones", () => {
  const lint = { passed: 1, failed: 0, failures: [], timings: {} };
  expect(summarise([lint]).lines).toEqual(["1 passed, 0 failed"]);
});
