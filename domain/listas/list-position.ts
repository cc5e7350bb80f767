/** A page of a long list is addressed by the row before it (`depois`) or by the row after it (`antes`). */

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
