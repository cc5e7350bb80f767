/** Addresses a page of a long list by the row after which it begins (`depois`), or before which it ends (`antes`). */

export interface ListPosition {
  /** `depois` and `antes` are opaque texts that server/data/kit/list-by-key.ts writes and reads. */
  depois?: string;
  antes?: string;
}

const LONGEST = 1_000;

export function readListPosition(search: URLSearchParams): ListPosition {
  for (const name of ["depois", "antes"] as const) {
    const value = search.get(name);
    if (value && value.length <= LONGEST) return { [name]: value };
  }
  return {};
}
