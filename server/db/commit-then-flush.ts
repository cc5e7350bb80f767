/** Two COMMITs: the first releases the lock of the patients' trail at once, and the second waits for the disk. */
import { sql } from "drizzle-orm";
import { rootCause } from "#server/errors.ts";
import type { Statement } from "./frame.ts";
import type { Pool } from "./pool.ts";

/** Writes only to PostgreSQL's write-ahead log, so that the COMMIT after it has something to flush. */
const MESSAGE = "select pg_logical_emit_message(true, 'clinica', '')";

/** Reads settings that triggers set: `changed` for public content, `chained` for a new line in trilha_pacientes. */
const MARKS = `select coalesce(current_setting('clinica.conteudo_mudou', true), '') <> '' as changed,
    coalesce(current_setting('clinica.encadeou', true), '') <> '' as chained`;

/** Must be a transaction's last statement. If `isFlushing`, `COMMIT_THEN_FLUSH` must follow. */
export function readMarks(isFlushing: boolean): Statement {
  const unwaited = `select changed, chained,
    case when chained then set_config('synchronous_commit', 'off', true) end from (${MARKS}) as own`;
  return { text: isFlushing ? unwaited : MARKS, parameters: [] };
}

/** `commit and chain` ends the transaction in which `synchronous_commit` is off. The next COMMIT waits for the disk. */
export const COMMIT_THEN_FLUSH: readonly Statement[] = ["commit and chain", MESSAGE].map(
  (text) => ({ text, parameters: [] }),
);

/** insufficient_privilege, undefined_function. */
const NO_MESSAGE = new Set<unknown>(["42501", "42883"]);

/** False if PostgreSQL refuses pg_logical_emit_message, as on some hosts; transactions then commit as usual. */
export async function canFlush({ writes }: Pool): Promise<boolean> {
  try {
    await writes.execute(sql.raw(MESSAGE));
    return true;
  } catch (error) {
    if (NO_MESSAGE.has((rootCause(error) as { code?: unknown } | undefined)?.code)) return false;
    throw error;
  }
}
