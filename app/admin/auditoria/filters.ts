import { readText } from "#app/admin/parts/filters.ts";
import { isoDate, parseDay } from "#domain/texto/datas.ts";
import { DAY_MS } from "#domain/texto/durations.ts";

export interface AuditFilters {
  pessoa: string;
  coisa: string;
  /** YYYY-MM-DD; both days are included. */
  de: string;
  ate: string;
}

const LONGEST = 80;
/** Later years are ignored. From the year 10000 on JavaScript writes a date in a form that PostgreSQL refuses. */
const LAST_YEAR = 2999;

export function readFilters(search: URLSearchParams): AuditFilters {
  const text = (name: string) => readText(search, name, LONGEST);
  const day = (name: string) => {
    const date = parseDay(text(name));
    return date && date.getUTCFullYear() <= LAST_YEAR ? isoDate(date) : "";
  };
  return {
    pessoa: text("pessoa"),
    coisa: text("coisa"),
    de: day("de"),
    ate: day("ate"),
  };
}

/** `to` is the midnight that ends the last day, so that the period includes this day. */
export function toTrailFilters({ pessoa, coisa, de, ate }: AuditFilters) {
  const last = parseDay(ate);
  return {
    person: pessoa || undefined,
    thing: coisa || undefined,
    from: parseDay(de),
    to: last && new Date(last.getTime() + DAY_MS),
  };
}
