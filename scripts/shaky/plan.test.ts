import { expect, test } from "vitest";
import { planRuns } from "./plan.mjs";

test("changed tests run 20 times, each time with a seed of its own", () => {
  const { files, seeds } = planRuns([], ["a.test.ts", "b.db.test.ts", "tests/e2e/c.spec.ts"]);
  expect(files).toEqual({
    unit: ["a.test.ts"],
    database: ["b.db.test.ts"],
    browser: ["tests/e2e/c.spec.ts"],
  });
  expect(seeds).toHaveLength(20);
  expect(new Set(seeds).size).toBeGreaterThan(10);
});

test("given files run instead of changed ones", () => {
  expect(planRuns(["--runs=3", "a.test.ts"], ["b.test.ts"])).toMatchObject({
    files: { unit: ["a.test.ts"] },
    seeds: [expect.any(Number), expect.any(Number), expect.any(Number)],
  });
});

test("a given seed repeats one order", () => {
  expect(planRuns(["--seed=42", "a.test.ts"], []).seeds).toEqual([42]);
  expect(planRuns(["--seed=42", "--runs=2", "a.test.ts"], []).seeds).toEqual([42, 42]);
});

test("a file that is no test is refused", () => {
  expect(() => planRuns(["domain/z.ts"], [])).toThrow("domain/z.ts is no test file");
});
