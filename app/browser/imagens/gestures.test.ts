import { expect, test } from "vitest";
import { swipeStep } from "./gestures.ts";

test("a swipe across the stage goes through a short series, and a long one asks for more", () => {
  expect(swipeStep(350, 35)).toBe(10);
  expect(swipeStep(350, 4)).toBe(32);
  expect(swipeStep(350, 200)).toBe(3);
});
