/** The part of a list's address that says which of its records are shown. */
import { type ListPosition, readListPosition } from "#domain/listas/list-position.ts";

export interface ListSearch {
  busca: string;
  position: ListPosition;
}

/** Characters; as many as the database is asked for. */
const LONGEST = 100;
/** PostgreSQL refuses a NUL. */
const CONTROL = /\p{Cc}/gu;

export function readListSearch({ url }: Request): ListSearch {
  const { searchParams } = new URL(url);
  const busca = (searchParams.get("busca") ?? "").replace(CONTROL, "").trim().slice(0, LONGEST);
  return { busca, position: readListPosition(searchParams) };
}

/** What the address of a record's form took over from its list, so that the list is found again. */
export function currentListSearch(search: string): string {
  const given = new URLSearchParams(search);
  const taken = ["busca", "depois", "antes"].flatMap((name) => {
    const value = given.get(name);
    return value ? [[name, value]] : [];
  });
  return taken.length > 0 ? `?${new URLSearchParams(taken)}` : "";
}

interface ListAddress {
  busca?: string;
  /** The first page without. */
  position?: ListPosition;
  /** What else an address says. */
  filters?: Record<string, string>;
}

export function listSearch({ busca, position, filters }: ListAddress): string {
  const search = new URLSearchParams({ ...filters, ...(busca && { busca }), ...position });
  return search.size > 0 ? `?${search}` : "";
}
