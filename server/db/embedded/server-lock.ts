/** Allows one server at a time per cluster, by a lock that lasts as long as its connection. */
import postgres from "postgres";
import type { ConnectionOptions } from "../database-url.ts";

/** An arbitrary constant: "clinica" in ASCII. */
const KEY = "27985222774121313";
const CONNECT_SECONDS = 5;

export interface ServerLock {
  readonly lost: Promise<void>;
  readonly sql: postgres.Sql;
  release(): Promise<void>;
}

export type LockAnswer = { readonly lock: ServerLock } | { readonly heldBy: number | undefined };

/** @param superuser the superuser's login to the database `postgres` @throws if PostgreSQL does not answer */
export async function tryServerLock(superuser: ConnectionOptions): Promise<LockAnswer> {
  let onLost = () => {};
  const lost = new Promise<void>((resolve) => {
    onLost = resolve;
  });
  const sql = postgres({
    ...superuser,
    max: 1,
    fetch_types: false,
    connect_timeout: CONNECT_SECONDS,
    // Never closes an idle connection, because the lock must last as long as the server.
    idle_timeout: 0,
    max_lifetime: 0,
    connection: { application_name: `clinica ${process.pid}` },
    onnotice: () => {},
    onclose: onLost,
  });
  const release = () => sql.end({ timeout: 0 });
  try {
    const [row] = await sql`select pg_try_advisory_lock(${KEY}::bigint) as taken`;
    if (row?.taken) return { lock: { lost, sql, release } };
    const heldBy = await holder(sql);
    await release();
    return { heldBy };
  } catch (error) {
    await release();
    throw error;
  }
}

async function holder(sql: postgres.Sql): Promise<number | undefined> {
  const [row] = await sql`
    select substring(application_name from '^clinica ([0-9]+)$')::int as pid
    from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and granted
      and (classid::bigint << 32) + objid::bigint = ${KEY}::bigint`;
  return row?.pid ?? undefined;
}
