import { wcagContrast } from "culori";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { palette, paletteCss } from "./cores.ts";

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);
const awkward = fc.constantFrom(
  "#000000",
  "#ffffff",
  "#ffff00",
  "#0ea5e9",
  "#06b6d4",
  "#00ff00",
  "#0000ff",
  "#808080",
);
const color = fc.oneof(hex, awkward);

describe("palette", () => {
  it("keeps 4.5:1 wherever there is text, whatever is chosen", () => {
    fc.assert(
      fc.property(color, color, (primaria, secundaria) => {
        const tokens = palette({ primaria, secundaria });
        const contrast = (text: string, ground: string) =>
          wcagContrast(tokens[text] ?? text, tokens[ground] ?? ground);
        expect(contrast("texto-primaria", "#ffffff")).toBeGreaterThanOrEqual(4.5);
        expect(contrast("texto-primaria", "neutro-50")).toBeGreaterThanOrEqual(4.5);
        expect(contrast("texto-primaria", "primaria-50")).toBeGreaterThanOrEqual(4.5);
        expect(contrast("sobre-botao", "botao")).toBeGreaterThanOrEqual(4.5);
        expect(contrast("brilho", "tinta")).toBeGreaterThanOrEqual(4.5);
        expect(contrast("tinta", "neutro-100")).toBeGreaterThanOrEqual(12);
        expect(contrast("neutro-700", "neutro-100")).toBeGreaterThanOrEqual(4.5);
        expect(contrast("neutro-600", "#ffffff")).toBeGreaterThanOrEqual(4.5);
        for (const ground of ["papel", "papel-fundo", "primaria-50"]) {
          expect(contrast("neutro-600", ground)).toBeGreaterThanOrEqual(3);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("leaves the clinic's own colour on buttons and links as it is, if it is readable there", () => {
    fc.assert(
      fc.property(color, (primaria) => {
        const tokens = palette({ primaria, secundaria: primaria });
        if (wcagContrast(primaria, "#ffffff") >= 4.5) expect(tokens.botao).toBe(primaria);
        else expect(tokens.botao).not.toBe(primaria);
        const grounds = ["#ffffff", tokens["papel-fundo"] ?? "", tokens["primaria-50"] ?? ""];
        const isReadable = grounds.every((ground) => wcagContrast(primaria, ground) >= 4.5);
        if (isReadable) expect(tokens["texto-primaria"]).toBe(primaria);
      }),
      { numRuns: 500 },
    );
  });

  it("is darker on a button under the pointer, unless the button is almost black", () => {
    for (const primaria of ["#0ea5e9", "#15803d", "#1d4ed8", "#7c2d12"]) {
      const { botao = "", "botao-forte": under = "" } = palette({ primaria, secundaria: primaria });
      expect(wcagContrast(under, "#fff")).toBeGreaterThan(wcagContrast(botao, "#fff"));
    }
  });

  it("holds three scales of eleven steps, each darker than the one before", () => {
    fc.assert(
      fc.property(color, color, (primaria, secundaria) => {
        const tokens = palette({ primaria, secundaria });
        for (const name of ["primaria", "secundaria", "neutro"]) {
          const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];
          const grounds = steps.map((step) =>
            wcagContrast(tokens[`${name}-${step}`] ?? "", "#fff"),
          );
          expect(grounds).toEqual([...grounds].sort((a, b) => a - b));
        }
      }),
    );
  });
});

describe("paletteCss", () => {
  it("is one rule of plain colours, even of a text that is no colour", () => {
    for (const primaria of ["#0ea5e9", "red;}</style><script>", ""]) {
      expect(paletteCss({ primaria, secundaria: primaria })).toMatch(
        /^:root\{(--color-[a-z]+(-[a-z0-9]+)?:#[0-9a-f]{6};?)+\}$/,
      );
    }
  });
});
