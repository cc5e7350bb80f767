import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";

export async function checkSignIn(tx: Tx): Promise<void> {
  await tx.execute(sql`select count(*) from (select 1 from auth_sessions limit 1) as one`);
}

/** Lists tables without forced row-level security. There are none, unless someone switched it off. */
export async function listUnwalledTables(tx: Tx): Promise<string[]> {
  const rows = await tx.execute<{ name: string }>(sql`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'pgboss', 'drizzle')
      and not (c.relrowsecurity and c.relforcerowsecurity)
    order by 1`);
  return rows.map(({ name }) => name);
}

/** Sums the tables, because `pg_database_size` needs the privilege CONNECT, which this role does not have. */
export async function getDatabaseBytes(tx: Tx): Promise<number> {
  const [row] = await tx.execute<{ bytes: string }>(sql`
    select sum(pg_total_relation_size(oid))::text as bytes from pg_class where relkind = 'r'`);
  return Number(row?.bytes ?? 0);
}

export interface UnsentMail {
  waiting: number;
  failed: number;
  lastError: string | undefined;
}

export async function countUnsentMail(tx: Tx): Promise<UnsentMail> {
  const [row] = await tx.execute<{ waiting: number; failed: number; error: string | null }>(sql`
    select (count(*) filter (where state = 'retry'))::int as waiting,
      (count(*) filter (where state = 'failed'))::int as failed,
      (array_agg(output->>'message' order by started_on desc nulls last)
        filter (where state in ('retry', 'failed')))[1] as error
    from pgboss.job_common where name in ('mail', 'send-newsletter')`);
  const { waiting = 0, failed = 0, error } = row ?? {};
  return { waiting, failed, lastError: error ?? undefined };
}
