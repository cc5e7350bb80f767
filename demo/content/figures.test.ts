import { expect, it } from "vitest";
import { DEMO_DEPOIMENTOS_SECAO } from "./depoimentos.ts";
import { DEMO_HOME_HERO, DEMO_HOME_SOBRE } from "./home.ts";

const SAME = [/satisf/i, /exames realizados/i, /^anos/i];

it.each(SAME)("says one figure of %s on all pages", (what) => {
  const { satisfacao } = DEMO_DEPOIMENTOS_SECAO;
  const figures = [
    ...DEMO_HOME_HERO.estatisticas,
    ...DEMO_HOME_SOBRE.numeros,
    { valor: satisfacao, descricao: "Satisfação" },
  ].filter(({ descricao }) => what.test(descricao));
  expect(figures.length).toBeGreaterThan(1);
  expect(new Set(figures.map(({ valor }) => valor)).size).toBe(1);
});
