import { expect, test } from "vitest";
import { parsePreparo } from "./preparo.ts";

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
