/** Data keys travel with the transaction, so that functions need no extra parameter. */
import type { DataKeys } from "#server/crypto/data-keys.ts";
import type { Tx } from "./pool.ts";

const carried = new WeakMap<Tx, DataKeys>();

/** Called only where a transaction begins. */
export function carryDataKeys(tx: Tx, keys: DataKeys): void {
  carried.set(tx, keys);
}

/** @throws for a public read, which carries none, and before the keys were read */
export function dataKeysOf(tx: Tx): DataKeys {
  const keys = carried.get(tx);
  if (!keys) throw new Error("this transaction carries no data keys");
  return keys;
}
