/** Dates as the clinic reads them: its own time zone, day first, whatever the server's locale. */
import { keeping } from "./keeping.ts";

const FUSO_HORARIO = "America/Campo_Grande";

const MESES = "jan fev mar abr mai jun jul ago set out nov dez".split(" ");

// One formatter for the process: building one costs far more than using it.
const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: FUSO_HORARIO,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

const offset = new Intl.DateTimeFormat("en-US", {
  timeZone: FUSO_HORARIO,
  timeZoneName: "longOffset",
});

interface Moment {
  ano: string;
  mes: string;
  dia: string;
  /** Minutes ahead of UTC. */
  ahead: number;
}

const QUARTER_MS = 15 * 60_000;

/** By the start of a quarter of an hour, in which neither day nor offset changes. */
const momentAt = keeping(500, (time: number): Moment => {
  const date = new Date(time);
  const [ano = "", mes = "", dia = ""] = parts.format(date).split("-");
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(offset.format(date)) ?? [];
  const ahead = (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  return { ano, mes, dia, ahead };
});

function momentOf(date: Date): Moment {
  if (Number.isNaN(date.getTime())) return { ano: "", mes: "", dia: "", ahead: 0 };
  return momentAt(Math.floor(date.getTime() / QUARTER_MS) * QUARTER_MS);
}

/** Minutes by which the clinic's clock is ahead of UTC at that moment. */
export function clockOffset(date: Date): number {
  return momentOf(date).ahead;
}

/** dd/MM/yyyy; empty for an invalid date. */
export function formatDate(date: Date): string {
  const { ano, mes, dia } = momentOf(date);
  return ano && `${dia}/${mes}/${ano}`;
}

/** YYYY-MM-DD; empty for an invalid date. */
export function isoDate(date: Date): string {
  const { ano, mes, dia } = momentOf(date);
  return ano && `${ano}-${mes}-${dia}`;
}

/** `05 mar`; empty for an invalid date. */
export function formatDayMonth(date: Date): string {
  const { ano, mes, dia } = momentOf(date);
  return ano && `${dia} ${MESES[Number(mes) - 1]}`;
}

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: FUSO_HORARIO,
  hour: "2-digit",
  minute: "2-digit",
});

/** dd/MM/yyyy HH:mm; empty for an invalid date. */
export function formatDateTime(date: Date): string {
  const day = formatDate(date);
  return day && `${day} ${clock.format(date)}`;
}

const clockWithSeconds = new Intl.DateTimeFormat("en-GB", {
  timeZone: FUSO_HORARIO,
  timeStyle: "medium",
});

/** dd/MM/yyyy HH:mm:ss, for files in which the order counts; empty for an invalid date. */
export function formatMoment(date: Date): string {
  const day = formatDate(date);
  return day && `${day} ${clockWithSeconds.format(date)}`;
}

/** Midnight in the clinic of a day written YYYY-MM-DD; undefined for anything else. */
export function parseDay(day: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  // The clinic's zone has had no summer time since 2019.
  const midnight = new Date(`${day}T00:00:00-04:00`);
  return isoDate(midnight) === day ? midnight : undefined;
}
