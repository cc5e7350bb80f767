/** Reads and writes dates in the clinic's time zone, day first, whatever the server's locale. */

import { parseHora } from "../horarios/hora.ts";
import { memoize } from "../listas/memoize.ts";
import { MINUTE_MS } from "./durations.ts";

export const FUSO_HORARIO = "America/Campo_Grande";

const MESES = "jan fev mar abr mai jun jul ago set out nov dez".split(" ");

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
  ahead: number;
}

const QUARTER_MS = 15 * MINUTE_MS;

/** Caches by quarter hour, because date and time zone offset do not change within one. */
const momentAt = memoize(500, (time: number): Moment => {
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

/** @returns how many minutes the clinic's clock is ahead of UTC at that moment */
export function clockOffset(date: Date): number {
  return momentOf(date).ahead;
}

export function formatDate(date: Date): string {
  const { ano, mes, dia } = momentOf(date);
  return ano && `${dia}/${mes}/${ano}`;
}

export function isoDate(date: Date): string {
  const { ano, mes, dia } = momentOf(date);
  return ano && `${ano}-${mes}-${dia}`;
}

/** Writes a YYYY-MM-DD day as dd/MM/yyyy; anything else is empty. */
export function formatDay(day: string): string {
  const date = parseDay(day);
  return date ? formatDate(date) : "";
}

export function formatDayMonth(date: Date): string {
  const { ano, mes, dia } = momentOf(date);
  return ano && `${dia} ${MESES[Number(mes) - 1]}`;
}

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: FUSO_HORARIO,
  hour: "2-digit",
  minute: "2-digit",
});

export function formatDateTime(date: Date): string {
  const day = formatDate(date);
  return day && `${day} ${clock.format(date)}`;
}

export function formatTime(date: Date): string {
  return clock.format(date);
}

export function localMoment(date: Date): string {
  const day = isoDate(date);
  return day && `${day}T${clock.format(date)}`;
}

const clockWithSeconds = new Intl.DateTimeFormat("en-GB", {
  timeZone: FUSO_HORARIO,
  timeStyle: "medium",
});

export function formatMoment(date: Date): string {
  const day = formatDate(date);
  return day && `${day} ${clockWithSeconds.format(date)}`;
}

const LOCAL =
  /^(?:(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)|(?<dd>\d\d?)\/(?<mm>\d\d?)\/(?<yyyy>\d{4}))(?:(?:T| +)(?<h>\d\d):(?<min>\d\d)(?::(?<s>\d\d)(?:\.\d+)?)?)?$/;
const DAY_AND_TIME = /^(\S{1,10}) +(?:às +)?(\S.{0,11})$/i;
const WITH_OFFSET = /^(?<local>\d{4}-\d\d-\d\dT[\d:.]+)(?:Z|[+-]\d\d:\d\d)$/;

/** Reads `2026-03-05T14:30` or `05/03/2026 14h30`; without an offset it is the clinic's time. Undefined if invalid. */
export function parseMoment(text: string): Date | undefined {
  const local = WITH_OFFSET.exec(text)?.groups?.local;
  if (local !== undefined) return wallClock(local) === undefined ? undefined : validDate(text);
  const wall = wallClock(text);
  if (wall === undefined) return undefined;
  // The offset depends on the moment, so near a clock change a second pass corrects the first.
  const guess = atOffset(wall, clockOffset(new Date(wall)));
  const offset = clockOffset(guess);
  const exact = atOffset(wall, offset);
  // A time that a clock change skips is read as one hour later.
  return clockOffset(exact) === offset ? exact : guess;
}

function atOffset(wall: number, minutes: number): Date {
  return new Date(wall - minutes * MINUTE_MS);
}

function wallClock(text: string): number | undefined {
  const found = LOCAL.exec(text) ?? LOCAL.exec(withPlainTime(text));
  const { y, m, d, dd, mm, yyyy, h = "0", min = "0", s = "0" } = found?.groups ?? {};
  const [year, month, day] = [y ?? yyyy, m ?? mm, d ?? dd].map(Number);
  if (!year || !month || !day) return undefined;
  if (Number(h) > 23 || Number(min) > 59 || Number(s) > 59) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day, Number(h), Number(min), Number(s)));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.getTime() : undefined;
}

/** Writes `05/03/2026 às 8h30` as `05/03/2026 08:30`; anything else is empty. */
function withPlainTime(text: string): string {
  const [, day = "", typed = ""] = DAY_AND_TIME.exec(text) ?? [];
  const time = parseHora(typed);
  return time ? `${day} ${time}` : "";
}

function validDate(text: string): Date | undefined {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** @returns the beginning of a YYYY-MM-DD day in the clinic's time zone; undefined for anything else */
export function parseDay(day: string): Date | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? parseMoment(day) : undefined;
}
