import { periodOf, readDay, readText } from "#app/admin/parts/filters.ts";

export interface AuditFilters {
  pessoa: string;
  coisa: string;
  /** `de` and `ate` are days as YYYY-MM-DD, and both are included. */
  de: string;
  ate: string;
}

const LONGEST = 80;

export function readFilters(search: URLSearchParams): AuditFilters {
  const text = (name: string) => readText(search, name, LONGEST);
  return {
    pessoa: text("pessoa"),
    coisa: text("coisa"),
    de: readDay(search, "de"),
    ate: readDay(search, "ate"),
  };
}

export function toTrailFilters({ pessoa, coisa, de, ate }: AuditFilters) {
  return {
    person: pessoa || undefined,
    thing: coisa || undefined,
    ...periodOf({ de, ate }),
  };
}
