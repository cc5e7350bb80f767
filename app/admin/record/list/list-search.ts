import { type ListPosition, readListPosition } from "#domain/listas/list-position.ts";

export interface ListSearch {
  busca: string;
  position: ListPosition;
}

/** The longest search, in characters. The database's search cuts texts at the same length. */
const LONGEST = 100;
/** Control characters are removed, because PostgreSQL refuses a NUL in a text. */
const CONTROL = /\p{Cc}/gu;

export function readListSearch({ url }: Request): ListSearch {
  const { searchParams } = new URL(url);
  const busca = (searchParams.get("busca") ?? "").replace(CONTROL, "").trim().slice(0, LONGEST);
  return { busca, position: readListPosition(searchParams) };
}

/** Picks the list's search from the address of a record's form, so that saving returns to the same page of the list. */
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
  position?: ListPosition;
  /** The other parameters of the list's address. */
  filters?: Record<string, string>;
}

export function listSearch({ busca, position, filters }: ListAddress): string {
  const search = new URLSearchParams({ ...filters, ...(busca && { busca }), ...position });
  return search.size > 0 ? `?${search}` : "";
}
