import { isoDate, parseDay } from "#domain/texto/datas.ts";
import { DAY_MS } from "#domain/texto/durations.ts";

/** Control characters are removed from filters, because PostgreSQL refuses a NUL in a text. */
const CONTROL = /\p{Cc}/gu;

export function readText(search: URLSearchParams, name: string, longest: number): string {
  return (search.get(name) ?? "").replace(CONTROL, "").slice(0, longest);
}

/** Later years are ignored, because PostgreSQL refuses JavaScript's form of years with five digits. */
const LAST_YEAR = 2999;

/** @returns YYYY-MM-DD; empty for anything that is not a day */
export function readDay(search: URLSearchParams, name: string): string {
  const date = parseDay(search.get(name) ?? "");
  return date && date.getUTCFullYear() <= LAST_YEAR ? isoDate(date) : "";
}

/** `to` is the midnight that ends the last day, so that the period includes this day. */
export function periodOf({ de, ate }: { de: string; ate: string }) {
  const last = parseDay(ate);
  return { from: parseDay(de), to: last && new Date(last.getTime() + DAY_MS) };
}

export function formatFilters(filters: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value) search.set(name, String(value));
  }
  return search.size > 0 ? `?${search}` : "";
}
