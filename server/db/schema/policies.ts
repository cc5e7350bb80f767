/** Row-level security that several tables share. A table without a policy for a role shows it nothing. */
import { sql } from "drizzle-orm";
import { type AnyPgColumn, pgPolicy } from "drizzle-orm/pg-core";
import { admin, editor, everyone } from "./roles.ts";

const all = sql`true`;

/** Everyone reads, editors write (and recepcao as a member of editor). */
export function contentPolicies(table: string) {
  return [
    pgPolicy(`${table}_todos_leem`, { for: "select", to: everyone, using: all }),
    pgPolicy(`${table}_editores_escrevem`, {
      for: "all",
      to: [editor, admin],
      using: all,
      withCheck: all,
    }),
  ];
}

/** The account of whoever asks. */
export function ownAccount(userId: AnyPgColumn) {
  return sql`${userId} = (select auth_user_id from usuarios where id::text = current_setting('app.usuario_id', true))`;
}

/** Whoever owns the table: a function that runs as its owner, and no login of the server. */
export function isOwnerOf(table: string) {
  return sql`current_user = (select pg_get_userbyid(relowner) from pg_class where oid = ${sql.raw(`'public.${table}'`)}::regclass)`;
}
