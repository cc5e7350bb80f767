import fc from "fast-check";
import { expect, test } from "vitest";
import { coarseToFine } from "./coarse-to-fine.ts";

test("the key comes first, and each round halves the distance", () => {
  expect(coarseToFine(9, 4)).toEqual([4, 0, 8, 2, 6, 1, 3, 5, 7]);
  expect(coarseToFine(1, 0)).toEqual([0]);
  expect(coarseToFine(2, 1)).toEqual([1, 0]);
});

test("every frame is listed once, whatever their number", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 600 }), fc.nat(), (count, any) => {
      const order = coarseToFine(count, any % count);
      expect(order[0]).toBe(any % count);
      expect(order.toSorted((one, other) => one - other)).toEqual([...Array(count).keys()]);
    }),
  );
});

test("after a quarter of the frames none is further than three away from one that is there", () => {
  const first = coarseToFine(200, 99).slice(0, 51);
  for (let number = 0; number < 200; number++) {
    expect(Math.min(...first.map((one) => Math.abs(one - number)))).toBeLessThanOrEqual(3);
  }
});
