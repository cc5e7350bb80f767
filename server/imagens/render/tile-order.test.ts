import { expect, test } from "vitest";
import { tileOrder } from "./tile-order.ts";

test("squares of a block come together, all once", () => {
  const order = tileOrder(30, 6);
  expect(order.slice(0, 16)).toEqual([0, 1, 2, 3, 6, 7, 8, 9, 12, 13, 14, 15, 18, 19, 20, 21]);
  expect(order.slice(16, 24)).toEqual([4, 5, 10, 11, 16, 17, 22, 23]);
  expect(order.slice(24)).toEqual([24, 25, 26, 27, 28, 29]);
});
