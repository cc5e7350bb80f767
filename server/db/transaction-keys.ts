import type { DataKeys } from "#server/crypto/data-keys.ts";
import type { Tx } from "./pool.ts";

const carried = new WeakMap<Tx, DataKeys>();

/** Must be called only where a transaction begins. */
export function carryDataKeys(tx: Tx, keys: DataKeys): void {
  carried.set(tx, keys);
}

/** @throws in a public read, which has no keys, and before the server has read the keys */
export function dataKeysOf(tx: Tx): DataKeys {
  const keys = carried.get(tx);
  if (!keys) throw new Error("this transaction carries no data keys");
  return keys;
}
