/** The queue's own SQL in a transaction of ours, so that a job is there exactly when the change is. */
import { sql } from "drizzle-orm";
import { fromDrizzle } from "pg-boss";
import type { Tx } from "./pool.ts";

export function queueTextsIn(tx: Tx) {
  return fromDrizzle(tx, sql);
}
