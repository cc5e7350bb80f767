/** The page of a long list in an address, as the position of the row after which, or before which, the page is. */

export interface ListPosition {
  /** `depois` and `antes` are opaque positions made by server/data/kit/list-by-key.ts. */
  depois?: string;
  antes?: string;
}

const LONGEST = 1_000;

/** Empty for the first page, and for old addresses with page numbers. */
export function readListPosition(search: URLSearchParams): ListPosition {
  for (const name of ["depois", "antes"] as const) {
    const value = search.get(name);
    if (value && value.length <= LONGEST) return { [name]: value };
  }
  return {};
}
