import { expect, test } from "vitest";
import { addWorkingDays, prazoAutorizacao, workingDaysLeft } from "./prazo.ts";

const NONE = new Set<string>();
// 20 November 2026, a Friday, is the Dia da Consciência Negra.
const CONSCIENCIA = new Set(["2026-11-20"]);

test.each([
  ["on a Monday", "2026-11-09", NONE, "2026-11-16"],
  ["on a Friday", "2026-11-13", NONE, "2026-11-20"],
  ["on a Saturday", "2026-11-14", NONE, "2026-11-20"],
  ["on a Sunday", "2026-11-15", NONE, "2026-11-20"],
  ["before a holiday", "2026-11-16", CONSCIENCIA, "2026-11-24"],
  ["on a holiday", "2026-11-20", CONSCIENCIA, "2026-11-27"],
])("requested %s: five working days from the day after", (_, pedidaEm, feriados, prazo) => {
  expect(prazoAutorizacao(pedidaEm, false, feriados)).toBe(prazo);
});

test("high complexity has ten working days", () => {
  expect(prazoAutorizacao("2026-11-09", true, NONE)).toBe("2026-11-23");
  expect(prazoAutorizacao("2026-11-09", true, CONSCIENCIA)).toBe("2026-11-24");
});

test("a holiday on a weekend takes no day away", () => {
  expect(prazoAutorizacao("2026-11-09", false, new Set(["2026-11-14"]))).toBe("2026-11-16");
});

test("the end of a year and a leap day are ordinary days", () => {
  expect(addWorkingDays("2026-12-31", 1, new Set(["2027-01-01"]))).toBe("2027-01-04");
  expect(addWorkingDays("2028-02-28", 1, NONE)).toBe("2028-02-29");
});

test("the days that are left are counted in the clinic's time zone", () => {
  // 23:30 of 9 November in Campo Grande.
  const late = new Date("2026-11-10T03:30:00Z");
  expect(workingDaysLeft("2026-11-16", NONE, late)).toBe(6);
  expect(workingDaysLeft("2026-11-09", NONE, late)).toBe(1);
  expect(workingDaysLeft("2026-11-06", NONE, late)).toBe(0);
});
