import { expect, test } from "vitest";
import { DEFAULT_DEPOIMENTOS_FIGURES } from "../defaults/depoimentos.ts";
import { DEFAULT_HOME_HERO } from "../defaults/home-hero.ts";
import { withoutSampleFigures, withoutSamples } from "./hidden-samples.ts";

const SAMPLES = DEFAULT_HOME_HERO.estatisticas;

test("figures that are the examples are left out, and others stay as they are", () => {
  expect(withoutSamples(SAMPLES, SAMPLES)).toEqual([]);
  expect(withoutSamples(structuredClone(SAMPLES), SAMPLES)).toEqual([]);
  const [first, ...others] = SAMPLES;
  for (const own of [
    others,
    [{ valor: "12", descricao: "Anos" }],
    [{ valor: "11+", descricao: first?.descricao ?? "" }, ...others],
    [...SAMPLES, { valor: "3", descricao: "Médicos" }],
  ]) {
    expect(withoutSamples(own, SAMPLES)).toBe(own);
  }
});

test("the testimonials' figures count as examples until one of them is changed", () => {
  expect(Object.values(withoutSampleFigures({ ...DEFAULT_DEPOIMENTOS_FIGURES }))).toEqual([
    "",
    "",
    "",
  ]);
  const own = { ...DEFAULT_DEPOIMENTOS_FIGURES, avaliacoes: "812" };
  expect(withoutSampleFigures(own)).toBe(own);
});
