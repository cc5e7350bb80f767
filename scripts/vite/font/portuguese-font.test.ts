import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { createCanvas, GlobalFonts } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { cutFont, PORTUGUESE_RANGE, WEIGHTS, WHOLE } from "./portuguese-font.ts";

const STYLES = path.resolve(import.meta.dirname, "../../../app/styles");
const css = (file: string) => readFileSync(path.join(STYLES, file), "utf8");

it("cuts the letters and weights that the stylesheet says it has", () => {
  const face = css("tokens.css").match(/@font-face \{[^}]*~fonts[^}]*\}/)?.[0] ?? "";
  expect(face.replace(/\s+/g, " ")).toContain(`unicode-range: ${PORTUGUESE_RANGE};`);
  expect(face).toContain(`font-weight: ${WEIGHTS.min} ${WEIGHTS.max};`);
});

it("has every weight that a stylesheet uses", () => {
  const requested = readdirSync(STYLES)
    .flatMap((file) => [...css(file).matchAll(/font-weight: (\d+);/g)])
    .map(([, weight]) => Number(weight));
  expect(requested.length).toBeGreaterThan(10);
  for (const weight of requested) {
    expect(weight).toBeGreaterThanOrEqual(WEIGHTS.min);
    expect(weight).toBeLessThanOrEqual(WEIGHTS.max);
  }
});

describe("the cut font", async () => {
  const LETTERS = [
    ..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,áéíóúãõçÁÉÍÓÚÃÕÇ",
  ];
  const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const whole = readFileSync(createRequire(import.meta.url).resolve(WHOLE));
  const cut = await cutFont(whole);
  GlobalFonts.register(whole, "Whole");
  GlobalFonts.register(cut, "Cut");

  function widthsOf(texts: string[], family: string, weight: number) {
    const canvas = createCanvas(1, 1).getContext("2d");
    canvas.font = `${weight} 1000px ${family}`;
    canvas.fontKerning = "normal";
    return texts.map((text) => canvas.measureText(text).width);
  }

  it("is a fifth smaller than with kerning for each weight", () => {
    expect(cut.length).toBeLessThan(18_000);
  });

  it.each([400, 500, 600])("draws its letters as wide as the whole one does, at %d", (weight) => {
    const widths = widthsOf(LETTERS, "Cut", weight);
    for (const [index, width] of widthsOf(LETTERS, "Whole", weight).entries()) {
      expect(Math.abs((widths[index] ?? 0) - width)).toBeLessThan(2);
    }
  });

  it.each([
    [400, 3],
    [500, 1],
    [600, 3],
  ])(
    "sets pairs of letters as the whole one does, at %d but for %d thousandths",
    (weight, most) => {
      const widths = widthsOf(PAIRS, "Cut", weight);
      const off = widthsOf(PAIRS, "Whole", weight).map((width, at) =>
        Math.abs(width - (widths[at] ?? 0)),
      );
      expect(off.reduce((sum, each) => sum + each, 0) / off.length).toBeLessThan(most);
      const [pair, first, second] = widthsOf(["To", "T", "o"], "Cut", weight);
      expect(pair).toBeLessThan((first ?? 0) + (second ?? 0) - 5);
    },
  );
});
