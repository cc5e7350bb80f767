import { expect, test } from "vitest";
import { parseCodigo } from "./codigo.ts";

test.each([
  ["A-7K2MX-90QRT", "A-7K2MX-90QRT"],
  [" a 7k2mx 90qrt ", "A-7K2MX-90QRT"],
  ["a7k2mx9oqrt", "A-7K2MX-90QRT"],
  ["A-ILO00-00000", "A-11000-00000"],
])("%s is %s", (typed, codigo) => {
  expect(parseCodigo(typed)).toBe(codigo);
});

test.each([
  "",
  "A",
  "A-7K2MX",
  "B-7K2MX-90QRT",
  "A-7K2MX-90QRU",
  "2026-7K2MX-90QRT",
  "A".repeat(90),
])("%s is no code", (typed) => {
  expect(parseCodigo(typed)).toBeUndefined();
});
