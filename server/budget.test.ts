import { expect, it } from "vitest";
import { Budget } from "./budget.ts";

it("gives one key no more than its limit, and others theirs", () => {
  const budget = new Budget({ ofAll: 1_000, ofOne: 100 });
  expect(budget.reserve("one", 60)).toBeDefined();
  expect(budget.reserve("one", 60)).toBeUndefined();
  expect(budget.reserve("other", 60)).toBeDefined();
});

it("gives all together no more than the limit of all", () => {
  const budget = new Budget({ ofAll: 1_000, ofOne: 100 });
  const taken = Array.from({ length: 300 }, (_, n) => budget.reserve(`${n}`, 100));
  expect(taken.filter(Boolean)).toHaveLength(10);
  expect(budget.keys).toBe(10);
});

it("counts nothing that was released", () => {
  const budget = new Budget({ ofAll: 100, ofOne: 100 });
  for (let n = 0; n < 10_000; n++) budget.reserve(`${n}`, 100)?.();
  expect(budget.keys).toBe(0);
  expect(budget.reserve("one", 100)).toBeDefined();
});
