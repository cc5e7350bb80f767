import { expect, test } from "vitest";
import { bounded, fitted, mostZoom, WHOLE, zoomed } from "./view.ts";

const STAGE = { width: 350, height: 350 };

test("a picture is fitted by its longer side", () => {
  expect(fitted({ width: 512, height: 512 }, STAGE)).toEqual({ width: 350, height: 350 });
  expect(fitted({ width: 1000, height: 500 }, STAGE)).toEqual({ width: 350, height: 175 });
  expect(fitted({ width: 500, height: 1000 }, STAGE)).toEqual({ width: 175, height: 350 });
});

test("the point under the finger stays there while the picture grows and shrinks", () => {
  const at = { x: 100, y: -40 };
  const view = zoomed({ scale: 1.5, x: 10, y: 20 }, 2, at, 10);
  expect(view.scale).toBe(3);
  expect((at.x - view.x) / view.scale).toBeCloseTo((at.x - 10) / 1.5);
  expect((at.y - view.y) / view.scale).toBeCloseTo((at.y - 20) / 1.5);
  const back = zoomed(view, 0.5, at, 10);
  expect(back).toEqual({ scale: 1.5, x: expect.closeTo(10), y: expect.closeTo(20) });
});

test("nothing is smaller than the whole picture, and nothing larger than its best pixels allow", () => {
  expect(zoomed(WHOLE, 0.2, { x: 50, y: 50 }, 4)).toEqual(WHOLE);
  expect(zoomed(WHOLE, 99, { x: 0, y: 0 }, 4).scale).toBe(4);
  expect(mostZoom(512, { width: 350, height: 350 })).toBe(4);
  expect(mostZoom(3328, { width: 350, height: 430 })).toBeCloseTo(19.02);
});

test("a picture cannot be pushed off the stage", () => {
  const fit = { width: 350, height: 175 };
  expect(bounded({ scale: 1, x: 30, y: 30 }, fit, STAGE)).toEqual(WHOLE);
  expect(bounded({ scale: 2, x: 500, y: 500 }, fit, STAGE)).toEqual({ scale: 2, x: 175, y: 0 });
  expect(bounded({ scale: 4, x: -999, y: -999 }, fit, STAGE)).toEqual({
    scale: 4,
    x: -525,
    y: -175,
  });
});
