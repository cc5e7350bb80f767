import { expect, it } from "vitest";
import { formatDayCounts, groupAccesses, listOpeners } from "./dias-de-acesso.ts";

const at = (time: string, acao: string, quem: string) => ({
  // `time` is in UTC, four hours ahead of the clinic's clock.
  quando: new Date(`2026-11-${time}Z`),
  acao,
  quem,
});

const LINES = [
  at("22T15:20:00", "listou_laudos", "Marina"),
  at("22T15:10:00", "liberou_laudo", "Otávio"),
  at("22T15:00:00", "viu_laudo", "Otávio"),
  at("22T14:50:00", "dobrou_laudo", "Ana"),
  at("22T03:59:00", "baixou_pdf", "Paciente"),
  at("21T12:00:00", "viu_paginas", "Paciente"),
];

it("openings come before other acts of a day, and lists and searches are routine", () => {
  const [first, second, ...others] = groupAccesses(LINES);
  expect(first).toEqual({
    dia: "2026-11-22",
    aberturas: [LINES[2]],
    // An unknown act is not listed as routine, because it may have opened the report.
    outros: [LINES[1], LINES[3]],
    rotina: [LINES[0]],
  });
  expect(second?.aberturas).toEqual([LINES[4], LINES[5]]);
  expect(others).toEqual([]);
});

it("each person who opened the report is named once, with the number and the latest time", () => {
  expect(listOpeners(LINES, ({ quem }) => quem)).toEqual([
    { quem: "Otávio", vezes: 1, ultima: LINES[2]?.quando },
    { quem: "Paciente", vezes: 2, ultima: LINES[4]?.quando },
  ]);
});

it("a day is summed up without what did not occur", () => {
  const [first, second] = groupAccesses(LINES);
  expect(first && formatDayCounts(first)).toBe("1 abertura, 2 outros atos, 1 de rotina");
  expect(second && formatDayCounts(second)).toBe("2 aberturas");
});
