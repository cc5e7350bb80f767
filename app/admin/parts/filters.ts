/** Control characters are removed from filters, because PostgreSQL refuses a NUL in a text. */
const CONTROL = /\p{Cc}/gu;

export function readText(search: URLSearchParams, name: string, longest: number): string {
  return (search.get(name) ?? "").replace(CONTROL, "").slice(0, longest);
}

export function formatFilters(filters: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value) search.set(name, String(value));
  }
  return search.size > 0 ? `?${search}` : "";
}
