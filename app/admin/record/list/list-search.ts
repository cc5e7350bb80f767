import { readText } from "#app/admin/parts/filters.ts";
import { type ListPosition, readListPosition } from "#domain/listas/list-position.ts";

export interface ListSearch {
  busca: string;
  position: ListPosition;
  filters: Record<string, string>;
}

const FILTERS = ["estado", "texto"];

/** `parseSearch` cuts a search at the same length. */
const LONGEST = 100;

export function readListSearch({ url }: Request): ListSearch {
  return parseListSearch(new URL(url).searchParams);
}

/** Picks the list's search from the URL of a record's form, so that saving returns to the same page of the list. */
export function currentListSearch(search: string): string {
  return listSearch(parseListSearch(new URLSearchParams(search)));
}

function parseListSearch(search: URLSearchParams): ListSearch {
  const busca = readText(search, "busca", LONGEST).trim();
  const filters = FILTERS.map((name) => [name, readText(search, name, LONGEST)]);
  return {
    busca,
    position: readListPosition(search),
    filters: Object.fromEntries(filters.filter(([, value]) => value)),
  };
}

const NEW_RECORD = "incluido";

/** @returns the list's URL with the id of a record that was just added, which the list then shows first */
export function newRecordAddress(path: string, id: string): string {
  return `${path}?${new URLSearchParams({ [NEW_RECORD]: id })}`;
}

export function readNewRecord({ url }: Request): string | undefined {
  return newRecordOf(new URL(url).search);
}

export function newRecordOf(search: string): string | undefined {
  return new URLSearchParams(search).get(NEW_RECORD) ?? undefined;
}

interface ListAddress {
  busca?: string;
  position?: ListPosition;
  filters?: Record<string, string>;
}

export function listSearch({ busca, position, filters }: ListAddress): string {
  const search = new URLSearchParams({ ...filters, ...(busca && { busca }), ...position });
  return search.size > 0 ? `?${search}` : "";
}
