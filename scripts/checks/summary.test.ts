import { expect, test, vi } from "vitest";
import { summarise } from "./summary.mjs";

test("the last line counts every step, and each skip and each failure stand above it", () => {
  vi.stubEnv("CI", "");
  const lint = { passed: 1, failed: 0, skips: [], failures: [], timings: {} };
  const unit = {
    passed: 7,
    failed: 1,
    skips: [{ test: "b.test.ts › agrees", lacks: ["dcmtk"] }],
    failures: ["a.test.ts › adds: expected 1"],
    timings: { "a.test.ts": { project: "unit", seconds: 2 } },
  };
  expect(summarise([lint, unit])).toEqual({
    failed: 1,
    lines: [
      "The slowest test files:",
      "   2.0 s  a.test.ts",
      "○ 1 skipped: dcmtk is missing (apt-get install dcmtk)",
      "✗ a.test.ts › adds: expected 1",
      "8 passed, 1 failed",
    ],
  });
});

test("in CI a skip is also a failure", () => {
  vi.stubEnv("CI", "true");
  const skips = [{ test: "b.test.ts › agrees", lacks: ["dcmtk"] }];
  const unit = { passed: 7, failed: 0, skips, failures: [], timings: {} };
  expect(summarise([unit])).toEqual({
    failed: 1,
    lines: [
      "○ 1 skipped: dcmtk is missing (apt-get install dcmtk)",
      "✗ dcmtk is missing (apt-get install dcmtk)",
      "7 passed, 1 failed",
    ],
  });
});

test("a run without test files says nothing about slow ones", () => {
  const lint = { passed: 1, failed: 0, skips: [], failures: [], timings: {} };
  expect(summarise([lint]).lines).toEqual(["1 passed, 0 failed"]);
});
