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
  horas: string;
}

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

export function holidayText(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { data, nome, intervalos } = value as Partial<Feriado>;
  if (typeof data !== "string" || !Array.isArray(intervalos)) return undefined;
  return `${formatDay(data) || data} ${nome} ${formatHours(intervalos)}`;
}
