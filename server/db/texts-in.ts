/** Runs a library's own SQL in our transaction, so that both commit together. */
import { sql } from "drizzle-orm";
import { fromDrizzle } from "pg-boss";
import type { Tx } from "./pool.ts";

export function textsIn(tx: Tx) {
  return fromDrizzle(tx, sql);
}
