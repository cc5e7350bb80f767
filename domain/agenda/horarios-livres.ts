/** A slot lasts its `minutos` in real time, also on a day on which the clocks change. */
import { DIAS, type HorarioFeriado, type Intervalo, type Semana } from "../horarios/horarios.ts";
import { parseDay, parseMoment } from "../texto/datas.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../texto/durations.ts";

export interface Periodo {
  inicio: Date;
  fim: Date;
}

export interface HorariosLivresOptions {
  /** YYYY-MM-DD in the clinic's time zone. */
  dia: string;
  semana: Semana;
  feriados: readonly HorarioFeriado[];
  minutos: number;
  antecedenciaHoras: number;
  ocupados: readonly Periodo[];
  agora: Date;
}

const STEP_MS = 5 * MINUTE_MS;

export function horariosLivres({ ocupados, ...options }: HorariosLivresOptions): Periodo[] {
  const length = options.minutos * MINUTE_MS;
  if (!(length > 0)) return [];
  const earliest = earliestOf(options).getTime();
  const taken = ocupados.map(({ inicio, fim }) => ({ from: inicio.getTime(), to: fim.getTime() }));
  const free: Periodo[] = [];
  for (const { inicio, fim } of periodosAbertos(options)) {
    let start = inicio.getTime();
    while (start + length <= fim.getTime()) {
      const end = start + length;
      const busy = taken.filter(({ from, to }) => from < end && start < to);
      if (busy.length > 0) {
        const next = Math.max(...busy.map(({ to }) => to));
        start = Math.ceil(next / STEP_MS) * STEP_MS;
        continue;
      }
      if (start >= earliest) free.push({ inicio: new Date(start), fim: new Date(end) });
      start = end;
    }
  }
  return free;
}

/** @returns the slot at `inicio`, also if `horariosLivres` offers no such start; undefined if it is not free */
export function horarioLivreEm(
  inicio: Date,
  { ocupados, ...options }: HorariosLivresOptions,
): Periodo | undefined {
  const fim = new Date(inicio.getTime() + options.minutos * MINUTE_MS);
  const isOpen = periodosAbertos(options).some((one) => one.inicio <= inicio && fim <= one.fim);
  const isTaken = ocupados.some((one) => one.inicio < fim && inicio < one.fim);
  return isOpen && !isTaken && inicio >= earliestOf(options) ? { inicio, fim } : undefined;
}

function earliestOf({
  agora,
  antecedenciaHoras,
}: Pick<HorariosLivresOptions, "agora" | "antecedenciaHoras">): Date {
  return new Date(agora.getTime() + antecedenciaHoras * HOUR_MS);
}

export function periodosAbertos({
  dia,
  semana,
  feriados,
}: Pick<HorariosLivresOptions, "dia" | "semana" | "feriados">): Periodo[] {
  const day = parseDay(dia);
  if (!day) return [];
  const weekday = DIAS[new Date(`${dia}T00:00:00Z`).getUTCDay()] ?? "dom";
  const feriado = feriados.find(({ data }) => data === dia);
  const open = semana[weekday] ?? [];
  const intervals = feriado ? open.flatMap((one) => within(one, feriado.intervalos)) : open;
  return intervals.flatMap(({ abre, fecha }) => {
    const [inicio, fim] = [momentOf(dia, abre), momentOf(dia, fecha)];
    return inicio && fim && inicio < fim ? [{ inicio, fim }] : [];
  });
}

function within(one: Intervalo, others: readonly Intervalo[]): Intervalo[] {
  return others.flatMap((other) => {
    const [, abre = ""] = [one.abre, other.abre].sort();
    const [fecha = ""] = [one.fecha, other.fecha].sort();
    return abre < fecha ? [{ abre, fecha }] : [];
  });
}

function momentOf(dia: string, hora: string): Date | undefined {
  return hora === "24:00" ? parseDay(nextDay(dia)) : parseMoment(`${dia}T${hora}`);
}

export function nextDay(dia: string, days = 1): string {
  return new Date(Date.parse(`${dia}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
