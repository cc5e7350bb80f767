import { expect, test } from "vitest";
import { parsePreparo, summarisePreparo } from "./preparo.ts";

test("numbers and bullets typed by hand are dropped, the steps stay in order", () => {
  expect(parsePreparo("1. Jejum de 6 horas\n2) Água à vontade\n - Traga o pedido\n\n")).toEqual([
    "Jejum de 6 horas",
    "Água à vontade",
    "Traga o pedido",
  ]);
});

test("a figure that begins a sentence is no number of a step", () => {
  expect(parsePreparo("12 horas de jejum\n1.5 litro de água")).toEqual([
    "12 horas de jejum",
    "1.5 litro de água",
  ]);
});

test("no preparation gives no step", () => {
  expect(parsePreparo(null)).toEqual([]);
  expect(parsePreparo("  \n ")).toEqual([]);
});

test.each([
  [
    ["Traga o pedido.", "Faça jejum de 6 horas. Água pode."],
    "Preparo em 2 passos, com jejum de 6 horas",
  ],
  [["Jejum de 8 horas", "Venha cedo"], "Preparo em 2 passos, com jejum de 8 horas"],
  [["Jejum de 4 horas, só com contraste.", "Venha cedo."], "Preparo em 2 passos"],
  [
    ["Sem contraste, não é preciso jejum. Com contraste, faça jejum de 4 horas.", "A"],
    "Preparo em 2 passos",
  ],
])("%j is summarised as %j", (passos, line) => {
  expect(summarisePreparo(passos)).toBe(line);
});
