import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { PORTUGUESE_RANGE, WEIGHTS } from "./portuguese-font.ts";

const STYLES = path.resolve(import.meta.dirname, "../../app/styles");
const css = (file: string) => readFileSync(path.join(STYLES, file), "utf8");

it("cuts the letters and weights that the stylesheet says it has", () => {
  const face = css("tokens.css").match(/@font-face \{[^}]*~fonts[^}]*\}/)?.[0] ?? "";
  expect(face.replace(/\s+/g, " ")).toContain(`unicode-range: ${PORTUGUESE_RANGE};`);
  expect(face).toContain(`font-weight: ${WEIGHTS.min} ${WEIGHTS.max};`);
});

it("has every weight that a stylesheet asks for", () => {
  const asked = readdirSync(STYLES)
    .flatMap((file) => [...css(file).matchAll(/font-weight: (\d+);/g)])
    .map(([, weight]) => Number(weight));
  expect(asked.length).toBeGreaterThan(10);
  for (const weight of asked) {
    expect(weight).toBeGreaterThanOrEqual(WEIGHTS.min);
    expect(weight).toBeLessThanOrEqual(WEIGHTS.max);
  }
});
