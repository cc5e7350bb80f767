/** Which page of a long list an address asks for: the one after a row, or the one before it. */

export interface ListPosition {
  /** Both are opaque; the list that shows the row made them (server/data/kit/list-by-key.ts). */
  depois?: string;
  antes?: string;
}

const LONGEST = 1_000;

/** Empty for the first page, and for an address that counted pages. */
export function readListPosition(search: URLSearchParams): ListPosition {
  for (const name of ["depois", "antes"] as const) {
    const value = search.get(name);
    if (value && value.length <= LONGEST) return { [name]: value };
  }
  return {};
}
