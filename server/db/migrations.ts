/** Brings an older database to this version; refuses a newer one. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import type { Sql, TransactionSql } from "postgres";
import { StartupError } from "#server/errors.ts";

const RELATIVE = "server/db/migrations";

/** Read at run time: the same files, whether this module runs from its source or from a bundle. */
function migrationsFolder(): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, RELATIVE);
    if (existsSync(path.join(candidate, "meta", "_journal.json"))) return candidate;
    if (folder === path.dirname(folder)) throw new Error(`${RELATIVE} not found`);
  }
}

/** Times by which drizzle tells migrations apart, oldest first. */
export function ownMigrations(): number[] {
  const journal = readFileSync(path.join(migrationsFolder(), "meta", "_journal.json"), "utf8");
  return (JSON.parse(journal) as { entries: { when: number }[] }).entries.map(({ when }) => when);
}

/**
 * Reads only.
 * @returns whether something is still to be applied
 * @throws StartupError when the database holds a migration that this version does not know
 */
export async function hasPendingMigrations(owner: Sql): Promise<boolean> {
  const own = ownMigrations();
  if (!(await isPrepared(owner))) return true;
  const rows = await owner`select created_at::text from drizzle.__drizzle_migrations`;
  const applied = new Set(rows.map((row) => Number(row.created_at)));
  if ([...applied].some((when) => !own.includes(when))) {
    throw new StartupError(
      "Banco de dados: foi atualizado por uma versão mais nova deste sistema; use aquela versão ou restaure uma cópia anterior. Nada foi alterado.",
    );
  }
  return own.some((when) => !applied.has(when));
}

/** Whether this database was ever brought to some version. */
export async function isPrepared(owner: Sql): Promise<boolean> {
  const [row] = await owner`
    select to_regclass('drizzle.__drizzle_migrations') is not null as is_prepared`;
  return row?.is_prepared === true;
}

/** All that is missing in one transaction. The caller holds the lock. */
export async function applyMigrations(owner: Sql): Promise<void> {
  await migrate(drizzle(owner), { migrationsFolder: migrationsFolder() });
}

/**
 * Those of ours that are wanted, oldest first, in the caller's transaction; noted where drizzle notes
 * its own, so that it takes them for done.
 */
export async function applyOwnMigrations(
  tx: TransactionSql,
  isWanted: (when: number) => boolean,
): Promise<void> {
  await tx`create schema if not exists drizzle`;
  await tx`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`;
  for (const { folderMillis, hash, sql } of readMigrationFiles({
    migrationsFolder: migrationsFolder(),
  })) {
    if (!isWanted(folderMillis)) continue;
    for (const statement of sql) await tx.unsafe(statement);
    await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`;
  }
}
