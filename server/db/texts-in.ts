/** A library's own SQL in a transaction of ours, so that it is there exactly when the rest is. */
import { sql } from "drizzle-orm";
import { fromDrizzle } from "pg-boss";
import type { Tx } from "./pool.ts";

export function textsIn(tx: Tx) {
  return fromDrizzle(tx, sql);
}
