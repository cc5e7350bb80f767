import { expect, it } from "vitest";
import { BodyBudget } from "./body-budget.ts";

const PHONE = "203.0.113.7";

it("accepts no more from one network than its limit, from whichever of its addresses", () => {
  const budget = new BodyBudget({ ofAll: 1_000, ofOne: 100 });
  expect(budget.reserve("2001:db8:1:2::1", 60)).toBeDefined();
  expect(budget.reserve("2001:db8:1:2:ffff::9", 60)).toBeUndefined();
  expect(budget.reserve(PHONE, 60)).toBeDefined();
});

it("accepts no more than the limit of all together", () => {
  const budget = new BodyBudget({ ofAll: 1_000, ofOne: 100 });
  const taken = Array.from({ length: 300 }, (_, n) => budget.reserve(`198.51.100.${n}`, 100));
  expect(taken.filter(Boolean)).toHaveLength(10);
  expect(budget.networks).toBe(10);
});

it("does not count bytes that were released", () => {
  const budget = new BodyBudget({ ofAll: 100, ofOne: 100 });
  for (let n = 0; n < 10_000; n++) budget.reserve(`2001:db8:${n.toString(16)}::1`, 100)?.();
  expect(budget.networks).toBe(0);
  expect(budget.reserve(PHONE, 100)).toBeDefined();
});
