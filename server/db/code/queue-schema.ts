import { getConstructionPlans, getMigrationPlans } from "pg-boss";
import type { TransactionSql } from "postgres";
import { StartupError } from "#server/errors.ts";

const SCHEMA = "pgboss";

export function queueVersion(): number {
  const version = /'(\d+)'\);\s*COMMIT;\s*$/.exec(getConstructionPlans(SCHEMA))?.[1];
  if (!version) throw new Error("pg-boss's plan names no version");
  return Number(version);
}

/** @throws StartupError if a newer version of pg-boss made the queue */
export async function ensureQueueSchema(tx: TransactionSql): Promise<void> {
  const [row] = await tx`select to_regclass('pgboss.version') is not null as is_there`;
  if (!row?.is_there) {
    await run(tx, getConstructionPlans(SCHEMA));
    await dropStatistics(tx);
    return;
  }
  const [version] = await tx<{ version: number }[]>`select version from pgboss.version`;
  const found = version?.version ?? 0;
  if (found > queueVersion()) {
    throw new StartupError(
      "Banco de dados: a fila foi atualizada por uma versão mais nova deste sistema; use aquela versão. Nada foi alterado.",
    );
  }
  if (found < queueVersion()) await run(tx, getMigrationPlans(SCHEMA, found));
  await makeFunctionsAgain(tx);
}

/** Drops all functions and creates pg-boss's own again, so that changes by hand are undone. */
async function makeFunctionsAgain(tx: TransactionSql): Promise<void> {
  await tx.unsafe(`do $$ declare one regprocedure; begin
    for one in select oid from pg_proc
      where pronamespace = '${SCHEMA}'::regnamespace and proowner = current_user::regrole loop
      execute format('drop routine %s', one);
    end loop; end $$`);
  for (const part of getConstructionPlans(SCHEMA).split("CREATE FUNCTION ").slice(1)) {
    const [head, body, language = ""] = part.split("$$");
    await tx.unsafe(`create function ${head} $$${body}$$ ${language.split(";")[0]}`);
  }
}

/** Leaves out `concurrently`, because the caller's transaction cannot build an index in that way. */
function run(tx: TransactionSql, plan: string): Promise<unknown> {
  const statements = plan
    .replace(/^[ \t]*(?:BEGIN|COMMIT|SET LOCAL [a-z_]+ = \d+);/gm, "")
    .replaceAll("INDEX CONCURRENTLY ", "INDEX ");
  return tx.unsafe(statements);
}

/** Drops the partitions of pg-boss's statistics: nothing reads them, and a job would have to create new ones daily. */
async function dropStatistics(tx: TransactionSql): Promise<void> {
  await tx.unsafe(`do $$ declare part regclass; begin
    for part in select inhrelid from pg_inherits where inhparent = 'pgboss.queue_stats'::regclass loop
      execute format('drop table %s', part);
    end loop; end $$`);
}
