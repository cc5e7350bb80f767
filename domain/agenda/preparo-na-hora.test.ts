import { expect, test } from "vitest";
import { antecedenciaDoPreparo, preparoNaHora } from "./preparo-na-hora.ts";

const at = (time: string) => new Date(`2026-03-05T${time}:00-04:00`);

test.each([
  ["Jejum de 6 horas", "08:00", "A partir das 2h, nada de comer."],
  ["Faça jejum de 6 horas. Água pode.", "07:30", "A partir da 1h30, nada de comer."],
  ["Jejum de 8 horas; confirme.", "07:00", "A partir das 23h de 04 mar, nada de comer."],
])("%j for an exam at %s: %s", (passo, hora, expected) => {
  expect(preparoNaHora([passo, "Traga o pedido."], at(hora))).toEqual([
    expected,
    passo,
    "Traga o pedido.",
  ]);
});

test("a fast under a condition is not counted back, because half of it would mislead", () => {
  const passo = "Jejum de 4 horas, só com contraste.";
  expect(preparoNaHora([passo], at("08:00"))).toEqual([passo]);
  expect(antecedenciaDoPreparo([passo])).toBe(0);
});

test("the longest fast is the exam's lead", () => {
  expect(antecedenciaDoPreparo(["Jejum de 4 horas", "Jejum de 12 horas"])).toBe(12);
});
