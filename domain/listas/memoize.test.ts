import { expect, test, vi } from "vitest";
import { memoize } from "./memoize.ts";

test("computes each value once, and again after the cache was full", () => {
  const compute = vi.fn((key: string) => key.toUpperCase());
  const upper = memoize(2, compute);
  expect(["a", "a", "b", "a"].map(upper)).toEqual(["A", "A", "B", "A"]);
  expect(compute).toHaveBeenCalledTimes(2);
  expect(["c", "a"].map(upper)).toEqual(["C", "A"]);
  expect(compute).toHaveBeenCalledTimes(4);
});

test("a very long text is computed each time, and takes no memory", () => {
  const compute = vi.fn((key: string) => key.length);
  const length = memoize(2, compute);
  const long = "a".repeat(2_001);
  expect([length(long), length(long), length("a"), length("a")]).toEqual([2_001, 2_001, 1, 1]);
  expect(compute).toHaveBeenCalledTimes(3);
});
