import type { PendingQuery, Row, Sql } from "postgres";
import { type Limits, limited } from "#server/db/availability/limits.ts";
import type { Answer } from "#server/db/frame.ts";

/** By itself, postgres.js would send Drizzle's statements with two round trips and a new plan each time. */
export function sendPrepared(
  sql: Sql,
  limits: Limits,
  text: string,
  parameters: readonly unknown[] = [],
): Answer {
  // Without these options the driver sends statements without parameters as plain text, which is planned every time.
  const options = { prepare: true, simple: false };
  const query = sql.unsafe(text, parameters as never[], options) as PendingQuery<Row[]>;
  const answer = limited<Row[]>(limits, () => query.execute());
  // Sets a flag of the query, which the driver reads when the answer arrives.
  const values = () => {
    query.values();
    return answer;
  };
  return Object.assign(answer, { values });
}
