/** The part of a list's address that says which of its records are shown. */

export interface ListSearch {
  busca: string;
  /** From 1. */
  pagina: number;
}

/** Characters; as many as the database is asked for. */
const LONGEST = 100;
const LAST_PAGE = 10_000;
/** PostgreSQL refuses a NUL. */
const CONTROL = /\p{Cc}/gu;

export function readListSearch({ url }: Request): ListSearch {
  const { searchParams } = new URL(url);
  const busca = (searchParams.get("busca") ?? "").replace(CONTROL, "").trim().slice(0, LONGEST);
  const pagina = Number.parseInt(searchParams.get("pagina") ?? "", 10);
  return { busca, pagina: pagina >= 1 && pagina <= LAST_PAGE ? pagina : 1 };
}

/** What the address of a record's form took over from its list, so that the list is found again. */
export function keptListSearch(search: string): string {
  const given = new URLSearchParams(search);
  const kept = ["busca", "pagina"].flatMap((name) => {
    const value = given.get(name);
    return value ? [[name, value]] : [];
  });
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : "";
}

interface ListAddress extends ListSearch {
  /** What else an address says. */
  filters?: Record<string, string>;
}

export function listSearch({ busca, pagina, filters = {} }: ListAddress): string {
  const search = new URLSearchParams(filters);
  if (busca) search.set("busca", busca);
  if (pagina > 1) search.set("pagina", String(pagina));
  return search.size > 0 ? `?${search}` : "";
}
