/**
 * Row-level security that several tables share. A table without a policy for a role shows it nothing.
 * Those of public content are made by `protege_conteudo`, which a migration calls for each table.
 */
import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** The account of whoever asks. */
export function ownAccount(userId: AnyPgColumn) {
  return sql`${userId} = (select auth_user_id from usuarios where id::text = current_setting('app.usuario_id', true))`;
}

/** Whoever owns the table: a function that runs as its owner, and no login of the server. */
export function isOwnerOf(table: string) {
  return sql`current_user = (select pg_get_userbyid(relowner) from pg_class where oid = ${sql.raw(`'public.${table}'`)}::regclass)`;
}
