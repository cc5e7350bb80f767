import { expect, test } from "vitest";
import { framesAhead, nearestFrame } from "./nearest-frame.ts";

test("the wanted frame comes first, then its nearest neighbour on either side", () => {
  const there = new Set([0, 8, 16, 24]);
  const nearest = (wanted: number) => nearestFrame(wanted, 30, (frame) => there.has(frame));
  expect([8, 9, 12, 13, 29, 0].map(nearest)).toEqual([8, 8, 8, 16, 24, 0]);
  expect(nearestFrame(3, 30, () => false)).toBeUndefined();
});

test("frames ahead follow the direction and stay in the series", () => {
  expect(framesAhead(10, 1, 140)).toEqual([11, 12, 13, 9, 14, 15, 16, 8]);
  expect(framesAhead(10, -1, 140)).toEqual([9, 8, 7, 11, 6, 5, 4, 12]);
  expect(framesAhead(0, -1, 3)).toEqual([1, 2]);
  expect(framesAhead(0, 1, 1)).toEqual([]);
});
