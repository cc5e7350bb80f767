/** Revokes PUBLIC's rights to write large objects and to take advisory locks, which could block other roles. */
import postgres from "postgres";
import type { ConnectionOptions } from "../database-url.ts";

const TEMPLATE = "template1";

/** May run twice. `owner` may still use advisory locks in its own database, and grant them. */
export async function restrictCatalogs(
  superuser: ConnectionOptions,
  database: string,
  owner: string,
): Promise<void> {
  await withSql(superuser, TEMPLATE, (sql) => revoke(sql, LARGE_OBJECTS));
  await withSql(superuser, database, async (sql) => {
    await revoke(sql, LARGE_OBJECTS);
    await revoke(sql, LOCKS, owner);
  });
}

const LARGE_OBJECTS = "^(lo_.*|loread|lowrite)$";
const LOCKS = "^pg_.*advisory";

async function revoke(sql: postgres.Sql, names: string, keeper?: string): Promise<void> {
  const open = await sql<{ signature: string }[]>`
    select p.oid::regprocedure::text as signature
    from pg_proc p, aclexplode(coalesce(proacl, acldefault('f', proowner))) as given
    where pronamespace = 'pg_catalog'::regnamespace and given.grantee = 0 and proname ~ ${names}`;
  if (open.length === 0) return;
  const list = open.map(({ signature }) => signature).join(", ");
  await sql.begin(async (tx) => {
    await tx.unsafe(`revoke execute on function ${list} from public`);
    if (keeper) await tx.unsafe(`grant execute on function ${list} to ${keeper} with grant option`);
  });
}

async function withSql(
  superuser: ConnectionOptions,
  database: string,
  work: (sql: postgres.Sql) => Promise<void>,
): Promise<void> {
  const sql = postgres({ ...superuser, database, max: 1, onnotice: () => {} });
  try {
    await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
