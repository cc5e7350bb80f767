/** The time limit for an insurer to answer a request for authorisation (ANS, RN 623/2024, in force since July 2025). */
import { nextDay } from "../agenda/horarios-livres.ts";
import { isoDate } from "../texto/datas.ts";

const PRAZO_DIAS_UTEIS = 5;
/** Working days for procedures of high complexity (PAC), such as magnetic resonance. */
const PRAZO_ALTA_COMPLEXIDADE = 10;

/** @param feriados all holidays, including those on which the clinic opens for some hours */
function isWorkingDay(day: string, feriados: ReadonlySet<string>): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !feriados.has(day);
}

/** Counts from the day after `from`. @returns the last day of the time limit */
export function addWorkingDays(from: string, days: number, feriados: ReadonlySet<string>): string {
  let day = from;
  for (let counted = 0; counted < days; ) {
    day = nextDay(day);
    if (isWorkingDay(day, feriados)) counted++;
  }
  return day;
}

export function prazoAutorizacao(
  pedidaEm: string,
  isAltaComplexidade: boolean,
  feriados: ReadonlySet<string>,
): string {
  const days = isAltaComplexidade ? PRAZO_ALTA_COMPLEXIDADE : PRAZO_DIAS_UTEIS;
  return addWorkingDays(pedidaEm, days, feriados);
}

export function workingDaysLeft(prazo: string, feriados: ReadonlySet<string>, now: Date): number {
  const today = isoDate(now);
  if (prazo < today) return 0;
  let left = 0;
  for (let day = today; day <= prazo; day = nextDay(day)) {
    if (isWorkingDay(day, feriados)) left++;
  }
  return left;
}
