import { type ListPosition, readListPosition } from "#domain/listas/list-position.ts";

export interface ListSearch {
  busca: string;
  position: ListPosition;
}

/** Characters; the database searches for no more. */
const LONGEST = 100;
/** Control characters are removed, because PostgreSQL refuses a NUL in a text. */
const CONTROL = /\p{Cc}/gu;

export function readListSearch({ url }: Request): ListSearch {
  const { searchParams } = new URL(url);
  const busca = (searchParams.get("busca") ?? "").replace(CONTROL, "").trim().slice(0, LONGEST);
  return { busca, position: readListPosition(searchParams) };
}

/** A record's form carries its list's search in its address, so that the list is found again. */
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
  /** Absent for the first page. */
  position?: ListPosition;
  /** Other parts of the address. */
  filters?: Record<string, string>;
}

export function listSearch({ busca, position, filters }: ListAddress): string {
  const search = new URLSearchParams({ ...filters, ...(busca && { busca }), ...position });
  return search.size > 0 ? `?${search}` : "";
}
