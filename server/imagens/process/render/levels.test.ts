import fc from "fast-check";
import { expect, test } from "vitest";
import { COMPANDED, companded, compandedGrey, windowed } from "./levels.ts";

test("steps are 2.5 HU where tissues differ little", () => {
  expect(companded(-160)).toBe(52);
  expect(companded(40) - companded(37.5)).toBeCloseTo(1);
  expect(companded(240)).toBe(212);
});

test("grey levels rise with the values, and end with them", () => {
  fc.assert(
    fc.property(fc.integer({ min: -5000, max: 9000 }), fc.nat(500), (value, more) => {
      expect(companded(value + more)).toBeGreaterThanOrEqual(companded(value));
      expect(companded(value)).toBeGreaterThanOrEqual(0);
      expect(companded(value)).toBeLessThanOrEqual(255);
    }),
  );
  for (const [grey, hounsfield] of COMPANDED) expect(companded(hounsfield)).toBe(grey);
});

test("a picture without Hounsfield values fills the soft tissue window", () => {
  expect(compandedGrey(0)).toBe(52);
  expect(compandedGrey(255)).toBe(212);
});

test("windows are those of the standard", () => {
  const linear = windowed({ centre: 2048, width: 4096, shape: "LINEAR" });
  expect([linear(0), linear(4095)].map(Math.round)).toEqual([0, 255]);
  const exact = windowed({ centre: 0, width: 100, shape: "LINEAR_EXACT" });
  expect([exact(-50), exact(0), exact(50)]).toEqual([0, 127.5, 255]);
  const sigmoid = windowed({ centre: 10, width: 100, shape: "SIGMOID" });
  expect(sigmoid(10)).toBe(127.5);
  const threshold = windowed({ centre: 5, width: 1, shape: "LINEAR" });
  expect([threshold(4), threshold(5)]).toEqual([0, 255]);
});
