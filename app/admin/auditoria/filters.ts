/** What the trail is filtered by, as it stands in the address. */
import { readText } from "#app/admin/parts/filters.ts";
import { isoDate, parseDay } from "#domain/texto/datas.ts";

export interface AuditFilters {
  pessoa: string;
  coisa: string;
  /** YYYY-MM-DD, both days included. */
  de: string;
  ate: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST = 80;
/** PostgreSQL refuses a day after the year 9999 as JavaScript spells it. */
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

/** As the trail's reads take them: the last day ends with its midnight. */
export function toTrailFilters({ pessoa, coisa, de, ate }: AuditFilters) {
  const last = parseDay(ate);
  return {
    person: pessoa || undefined,
    thing: coisa || undefined,
    from: parseDay(de),
    to: last && new Date(last.getTime() + DAY_MS),
  };
}
