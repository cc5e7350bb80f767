import { existsSync } from "node:fs";
import path from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Sql, TransactionSql } from "postgres";
import { StartupError } from "#server/errors.ts";

/** A migration, identified by its file's hash, so that a changed file is another migration. */
export interface Migration {
  hash: string;
  sql: string[];
  folderMillis: number;
}

/** Searches the folders above this module, because the module runs from the sources or from a bundle. */
export function databaseFiles(name: "migrations" | "sql"): string {
  const relative = `server/db/${name}`;
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, relative);
    if (existsSync(candidate)) return candidate;
    if (folder === path.dirname(folder)) throw new Error(`${relative} not found`);
  }
}

export function ownMigrations(): Migration[] {
  return readMigrationFiles({ migrationsFolder: databaseFiles("migrations") });
}

export function ownLayout(): string[] {
  return ownMigrations().map(({ hash }) => hash);
}

/** @returns `known` if all are this version's, `newer` if a later version added some, `other` if the first differs */
export function compareLayout(
  applied: readonly string[],
  own: readonly string[] = ownLayout(),
): "known" | "newer" | "other" {
  if (applied.every((hash) => own.includes(hash))) return "known";
  return applied[0] === own[0] ? "newer" : "other";
}

export async function isPrepared(owner: Sql): Promise<boolean> {
  const [row] = await owner`
    select to_regclass('drizzle.__drizzle_migrations') is not null as is_prepared`;
  return row?.is_prepared === true;
}

export async function appliedLayout(sql: Pick<Sql, "unsafe">): Promise<string[]> {
  const rows = await sql.unsafe<{ hash: string }[]>(
    "select hash from drizzle.__drizzle_migrations order by id",
  );
  return rows.map(({ hash }) => hash);
}

/** @throws StartupError if the database has migrations that this version does not know */
export function requireKnownLayout(applied: readonly string[]): void {
  const layout = compareLayout(applied);
  if (layout === "newer") {
    throw new StartupError(
      "Banco de dados: foi atualizado por uma versão mais nova deste sistema; use aquela versão ou restaure uma cópia anterior. Nada foi alterado.",
    );
  }
  if (layout === "other") {
    throw new StartupError(
      "Banco de dados: foi criado por uma versão de teste anterior a esta, cujo formato não é mais lido; comece com uma pasta de dados nova ou um banco vazio. Nada foi alterado.",
    );
  }
}

/** Applies missing migrations, oldest first, in the caller's transaction. */
export async function applyMigrations(
  tx: TransactionSql,
  migrations: readonly Migration[],
): Promise<void> {
  await tx.unsafe(`create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`);
  const applied = await appliedLayout(tx);
  for (const { hash, sql, folderMillis } of migrations) {
    if (applied.includes(hash)) continue;
    for (const statement of sql) await tx.unsafe(statement);
    await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`;
  }
}
