/** What a list is filtered by, as it stands in the address. */

/** PostgreSQL refuses a NUL. */
const CONTROL = /\p{Cc}/gu;

export function readText(search: URLSearchParams, name: string, longest: number): string {
  return (search.get(name) ?? "").replace(CONTROL, "").slice(0, longest);
}

/** @returns from 1; the first for what is no page */
export function readPage(search: URLSearchParams, last = 10_000): number {
  const page = Number.parseInt(search.get("pagina") ?? "", 10);
  return page >= 1 && page <= last ? page : 1;
}

/** The address's own part, with only what is set; page 1 is where a list begins anyway. */
export function formatFilters(filters: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value && value !== 1) search.set(name, String(value));
  }
  return search.size > 0 ? `?${search}` : "";
}
