import { expect, test } from "vitest";
import { tabelaDe } from "./janela-tabela.ts";

const CURVA: [number, number][] = [
  [0, -1000],
  [40, -160],
  [200, 240],
  [255, 3000],
];

test("a window shows black below it, white above it, and its centre in the middle", () => {
  const soft = tabelaDe(CURVA, "partes_moles", false);
  expect(soft[0]).toBe(0);
  expect(soft[40]).toBe(0);
  expect(soft[120]).toBe(128);
  expect(soft[200]).toBe(255);
  expect(soft[255]).toBe(255);
});

test("every table rises, because both sides of the curve do", () => {
  for (const janela of ["osso", "pulmao", "partes_moles", "cerebro"] as const) {
    const table = [...tabelaDe(CURVA, janela, false)];
    expect(table).toEqual(table.toSorted((a, b) => a - b));
    expect(new Set(table).size).toBeGreaterThan(20);
  }
});

test("an inversion turns the table round, with a window or without a curve", () => {
  const bone = tabelaDe(CURVA, "osso", false);
  expect([...tabelaDe(CURVA, "osso", true)]).toEqual([...bone].map((grey) => 255 - grey));
  expect([...tabelaDe(undefined, null, true)]).toEqual(
    Array.from({ length: 256 }, (_, level) => 255 - level),
  );
});

test("without a window, and beyond the ends of a short curve, nothing is lost", () => {
  expect([...tabelaDe(CURVA, null, false)]).toEqual(Array.from({ length: 256 }, (_, l) => l));
  const short = tabelaDe(
    [
      [10, 0],
      [20, 100],
    ],
    "partes_moles",
    false,
  );
  expect(short[0]).toBe(short[10]);
  expect(short[255]).toBe(short[20]);
});
