/**
 * Row-level security that several tables share. A table without a policy for a role shows it nothing.
 * Those of public content are made by `protege_conteudo`, which a migration calls for each table.
 */
import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/**
 * Of the member of staff whose session asks: id, account, or role where it is also the one that the
 * transaction took. Asked once a statement, and not at all inside a function that runs as the owner,
 * so that looking the session up does not ask again who asks.
 */
export function asking(what: "id" | "conta" | "tipo_usuario") {
  return sql.raw(`(select ${what} from quem_pede() where current_user = current_setting('role'))`);
}

/** Whoever asks is an administrator, or runs the server. */
export function byAdmin() {
  return sql`${asking("tipo_usuario")} = 'admin_master'`;
}

/** Whoever asks edits the site's content. */
export function byEditor() {
  return sql`${asking("tipo_usuario")} in ('editor', 'recepcao', 'admin_master')`;
}

/** The account of whoever asks. */
export function ownAccount(userId: AnyPgColumn) {
  return sql`${userId} = ${asking("conta")}`;
}

/** Whoever owns the table: a function that runs as its owner, and no login of the server. */
export function isOwnerOf(table: string) {
  return sql`current_user = (select pg_get_userbyid(relowner) from pg_class where oid = ${sql.raw(`'public.${table}'`)}::regclass)`;
}
