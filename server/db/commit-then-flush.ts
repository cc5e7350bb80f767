/** COMMIT releases its locks before the disk answers, so that no line of the trail waits for the disk of another. */
import { sql } from "drizzle-orm";
import { rootCause } from "#server/errors.ts";
import type { Statement } from "./frame.ts";
import type { Pool } from "./pool.ts";

/** Writes only to PostgreSQL's write-ahead log, so that the COMMIT after it has something to flush. */
const MESSAGE = "select pg_logical_emit_message(true, 'clinica', '')";

/** Reads the transaction's marks, which a rollback to a savepoint also undoes. */
const MARKS = `select coalesce(current_setting('clinica.conteudo_mudou', true), '') <> '' as changed,
    coalesce(current_setting('clinica.encadeou', true), '') <> '' as chained`;

/** Runs last. With `isFlushing` COMMIT does not wait for the disk after a line, so `COMMIT_THEN_FLUSH` must follow. */
export function readMarks(isFlushing: boolean): Statement {
  const unwaited = `select changed, chained,
    case when chained then set_config('synchronous_commit', 'off', true) end from (${MARKS}) as own`;
  return { text: isFlushing ? unwaited : MARKS, parameters: [] };
}

/** `and chain` restores `synchronous_commit`: the driver's COMMIT waits for the disk, which stores both in order. */
export const COMMIT_THEN_FLUSH: readonly Statement[] = ["commit and chain", MESSAGE].map(
  (text) => ({ text, parameters: [] }),
);

/** insufficient_privilege, undefined_function. */
const NO_MESSAGE = new Set<unknown>(["42501", "42883"]);

/** False on a host where nobody may call the function; transactions then commit in the ordinary way. */
export async function canFlush({ writes }: Pool): Promise<boolean> {
  try {
    await writes.execute(sql.raw(MESSAGE));
    return true;
  } catch (error) {
    if (NO_MESSAGE.has((rootCause(error) as { code?: unknown } | undefined)?.code)) return false;
    throw error;
  }
}
