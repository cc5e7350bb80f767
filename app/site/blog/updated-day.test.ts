import { expect, test } from "vitest";
import { updatedDay } from "./updated-day.ts";

const data_publicacao = new Date("2026-05-10T08:00:00-04:00");

test.each([
  ["changed on a later day", 2, "2026-06-02T10:00:00-04:00", "02/06/2026"],
  ["changed on the day it came out", 3, "2026-05-10T23:30:00-04:00", undefined],
  ["written ahead of its date", 2, "2026-05-01T10:00:00-04:00", undefined],
  ["stored late, never changed", 1, "2026-06-02T10:00:00-04:00", undefined],
])("%s", (_, versao, atualizado, day) => {
  expect(updatedDay({ versao, data_publicacao, atualizado_em: new Date(atualizado) })).toBe(day);
});
