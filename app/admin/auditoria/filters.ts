/** What the trail is filtered by, as it stands in the address. */
import { isoDate, parseDay } from "#domain/datas.ts";

export interface AuditFilters {
  pessoa: string;
  coisa: string;
  /** YYYY-MM-DD, both days included. */
  de: string;
  ate: string;
  pagina: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST = 80;
const LAST_PAGE = 10_000;
/** PostgreSQL refuses a NUL, and a day after the year 9999 as JavaScript spells it. */
const CONTROL = /\p{Cc}/gu;
const LAST_YEAR = 2999;

export function readFilters(search: URLSearchParams): AuditFilters {
  const text = (name: string) => (search.get(name) ?? "").replace(CONTROL, "").slice(0, LONGEST);
  const day = (name: string) => {
    const date = parseDay(text(name));
    return date && date.getUTCFullYear() <= LAST_YEAR ? isoDate(date) : "";
  };
  const pagina = Number.parseInt(text("pagina"), 10);
  return {
    pessoa: text("pessoa"),
    coisa: text("coisa"),
    de: day("de"),
    ate: day("ate"),
    pagina: pagina >= 1 && pagina <= LAST_PAGE ? pagina : 1,
  };
}

/** As the trail's reads take them: the last day ends with its midnight. */
export function toTrailFilters({ pessoa, coisa, de, ate, pagina }: AuditFilters) {
  const last = parseDay(ate);
  return {
    person: pessoa || undefined,
    thing: coisa || undefined,
    from: parseDay(de),
    to: last && new Date(last.getTime() + DAY_MS),
    page: pagina,
  };
}

/** The address's own part, with only what is set. */
export function formatFilters(filters: Partial<AuditFilters>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value && value !== 1) search.set(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}
