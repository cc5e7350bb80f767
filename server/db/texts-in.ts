/** Runs pg-boss's SQL in our transaction, so that a job is committed together with our rows. */
import { sql } from "drizzle-orm";
import { fromDrizzle } from "pg-boss";
import type { Tx } from "./pool.ts";

export function textsIn(tx: Tx) {
  return fromDrizzle(tx, sql);
}
