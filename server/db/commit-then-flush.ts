/**
 * A COMMIT that releases its locks before it waits for the disk. Only one transaction at a time can write a line of the
 * patients' trail, so with an ordinary COMMIT each line would wait until the disk has stored the line before it.
 */
import { sql } from "drizzle-orm";
import { rootCause } from "#server/errors.ts";
import type { Statement } from "./frame.ts";
import type { Pool } from "./pool.ts";

/** Writes only to PostgreSQL's write-ahead log, so that the COMMIT after it has something to flush. */
const MESSAGE = "select pg_logical_emit_message(true, 'clinica', '')";

/** Reads the transaction's marks. Rolling back a savepoint also rolls back its marks. */
const MARKS = `select coalesce(current_setting('clinica.conteudo_mudou', true), '') <> '' as changed,
    coalesce(current_setting('clinica.encadeou', true), '') <> '' as chained`;

/**
 * Runs last in a transaction and reads its marks. With `isFlushing` it also lets the COMMIT of a transaction that wrote
 * a line return before the disk has stored the line, so `COMMIT_THEN_FLUSH` must follow.
 */
export function readMarks(isFlushing: boolean): Statement {
  const unwaited = `select changed, chained,
    case when chained then set_config('synchronous_commit', 'off', true) end from (${MARKS}) as own`;
  return { text: isFlushing ? unwaited : MARKS, parameters: [] };
}

/**
 * Statements sent together before the driver's COMMIT. `commit and chain` releases the locks, begins a new transaction
 * and restores the server's `synchronous_commit`; the driver's COMMIT ends this new transaction and waits for the disk.
 * The write-ahead log is written in order, so the first transaction is then on disk too.
 */
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
