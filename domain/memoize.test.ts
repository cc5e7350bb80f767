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
