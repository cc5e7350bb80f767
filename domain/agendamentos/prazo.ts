/** The days that an insurer has to answer a request for authorisation (RN 623/2024 of the ANS, in force since July 2025). */
import { isoDate } from "../texto/datas.ts";
import { DAY_MS } from "../texto/durations.ts";

const PRAZO_DIAS_UTEIS = 5;
/** For procedures of high complexity (PAC), such as magnetic resonance. */
const PRAZO_ALTA_COMPLEXIDADE = 10;

/** @param day YYYY-MM-DD @param feriados YYYY-MM-DD each, whatever part of the day the clinic is open */
function isWorkingDay(day: string, feriados: ReadonlySet<string>): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !feriados.has(day);
}

/**
 * Counts working days from the day after.
 * @param from YYYY-MM-DD
 * @returns YYYY-MM-DD, the last day of the time limit
 */
export function addWorkingDays(from: string, days: number, feriados: ReadonlySet<string>): string {
  let day = from;
  for (let counted = 0; counted < days; ) {
    day = nextDay(day);
    if (isWorkingDay(day, feriados)) counted++;
  }
  return day;
}

/** @param pedidaEm the day on which the clinic sent the request to the insurer */
export function prazoAutorizacao(
  pedidaEm: string,
  isAltaComplexidade: boolean,
  feriados: ReadonlySet<string>,
): string {
  const days = isAltaComplexidade ? PRAZO_ALTA_COMPLEXIDADE : PRAZO_DIAS_UTEIS;
  return addWorkingDays(pedidaEm, days, feriados);
}

/** @returns how many working days are left, the last day included; 0 or less once it is over */
export function workingDaysLeft(prazo: string, feriados: ReadonlySet<string>, now: Date): number {
  const today = isoDate(now);
  if (prazo < today) return 0;
  let left = 0;
  for (let day = today; day <= prazo; day = nextDay(day)) {
    if (isWorkingDay(day, feriados)) left++;
  }
  return left;
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}
