import { formatDay } from "../texto/datas.ts";
import { DIAS, type Feriado, type Intervalo, type Semana } from "./horarios.ts";

export const WEEKDAY_NAMES: Record<keyof Semana, string> = {
  seg: "Segunda",
  ter: "Terça",
  qua: "Quarta",
  qui: "Quinta",
  sex: "Sexta",
  sab: "Sábado",
  dom: "Domingo",
};
const MONDAY_FIRST = [...DIAS.slice(1), DIAS[0]];

export interface WeekLine {
  dias: string;
  /** Such as `7h às 18h`, `7h às 11h30 e 13h às 17h`, `Fechado`. */
  horas: string;
}

/** Writes consecutive days with the same hours in one line, beginning with Monday. The list is never empty. */
export function formatWeek(semana: Semana): WeekLine[] {
  const runs: { days: (keyof Semana)[]; horas: string }[] = [];
  for (const day of MONDAY_FIRST) {
    const horas = formatHours(semana[day] ?? []);
    const last = runs.at(-1);
    if (last?.horas === horas) last.days.push(day);
    else runs.push({ days: [day], horas });
  }
  return runs.map(({ days, horas }) => ({ dias: formatDays(days), horas }));
}

function formatDays(days: (keyof Semana)[]): string {
  const first = WEEKDAY_NAMES[days[0] ?? "seg"];
  if (days.length === 1) return first;
  const last = WEEKDAY_NAMES[days.at(-1) ?? "dom"].toLowerCase();
  return days.length === 2 ? `${first} e ${last}` : `${first} a ${last}`;
}

export function formatHours(intervals: Intervalo[]): string {
  if (intervals.length === 0) return "Fechado";
  return intervals.map(({ abre, fecha }) => `${hour(abre)} às ${hour(fecha)}`).join(" e ");
}

function hour(time: string): string {
  const [hours, minutes] = time.split(":");
  return `${Number(hours)}h${minutes === "00" ? "" : minutes}`;
}

/** @returns such as `Segunda a sexta 7h às 18h, Domingo Fechado`; undefined if the value is not a stored week */
export function weekText(value: unknown): string | undefined {
  if (!isSemana(value)) return undefined;
  return formatWeek(value)
    .map(({ dias, horas }) => `${dias} ${horas}`)
    .join(", ");
}

function isSemana(value: unknown): value is Semana {
  if (typeof value !== "object" || value === null) return false;
  return DIAS.every((dia) => Array.isArray((value as Partial<Semana>)[dia]));
}

/** @returns such as `25/12/2026 Natal Fechado`; undefined if the value is not a stored holiday */
export function holidayText(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { data, nome, intervalos } = value as Partial<Feriado>;
  if (typeof data !== "string" || !Array.isArray(intervalos)) return undefined;
  return `${formatDay(data) || data} ${nome} ${formatHours(intervalos)}`;
}
