import { createHash } from "node:crypto";
import type { Sql, TransactionSql } from "postgres";
import { ensureCopyReads } from "#server/db/copy/copy-reads.ts";
import {
  appliedLayout,
  applyMigrations,
  isPrepared,
  type Migration,
  ownLayout,
  ownMigrations,
  requireKnownLayout,
} from "#server/db/migrations.ts";
import { differences, readCatalog, readFingerprint } from "./catalog.ts";
import { type CodeFile, filesAfterTables, filesBeforeTables } from "./code-files.ts";
import { ensureQueueSchema, queueVersion } from "./queue-schema.ts";
import { removeCode } from "./remove-code.ts";

/** `repair`: functions or policies were changed by hand. `return`: another version has replaced this version's code. */
export type Need = "nothing" | "update" | "repair" | "return";

/** Only reads. @throws StartupError if the database has migrations that this version does not know */
export async function needOf(owner: Sql): Promise<Need> {
  if (!(await isPrepared(owner))) return "update";
  const applied = await appliedLayout(owner);
  requireKnownLayout(applied);
  const noted = await readNote(owner);
  const own = await codeHash(owner);
  if (applied.length < ownLayout().length) return "update";
  if (noted.codes.at(-1) !== own) return noted.codes.includes(own) ? "return" : "update";
  return noted.catalog === (await readFingerprint(owner)) ? "nothing" : "repair";
}

/** Runs in the caller's transaction and under the caller's lock. @returns names of the changed objects */
export async function applyCode(
  tx: TransactionSql,
  migrations: readonly Migration[] = ownMigrations(),
): Promise<string[]> {
  const before = await readCatalog(tx);
  await removeCode(tx);
  await makeTables(tx, migrations);
  await run(tx, filesAfterTables());
  await ensureCopyReads(tx);
  await writeNote(tx, await codeHash(tx));
  return differences(before, await readCatalog(tx));
}

/** Creates tables and the functions of computed columns, but no policies or triggers yet. */
export async function makeTables(
  tx: TransactionSql,
  migrations: readonly Migration[],
): Promise<void> {
  await tx`select set_config('check_function_bodies', 'off', true)`;
  await run(tx, filesBeforeTables());
  await applyMigrations(tx, migrations);
  await ensureQueueSchema(tx);
}

async function run(tx: TransactionSql, files: CodeFile[]): Promise<void> {
  for (const { name, text } of files) {
    await tx.unsafe(text).catch((error: Error) => {
      throw new Error(`server/db/sql/${name}: ${error.message}`, { cause: error });
    });
  }
}

interface Note {
  catalog: string;
  codes: string[];
}

const NOTED_CODES = 20;

/** Includes the owner, whom policies name, and PostgreSQL's version, on which the catalog's texts depend. */
async function codeHash(sql: Pick<Sql, "unsafe">): Promise<string> {
  const [row] = await sql.unsafe(`
    select datdba::regrole::text as owner, current_setting('server_version_num') as version
    from pg_database where datname = current_database()`);
  const files = [...filesBeforeTables(), ...filesAfterTables()];
  return createHash("sha256")
    .update(JSON.stringify([files, queueVersion(), row]))
    .digest("hex");
}

async function readNote(sql: Pick<Sql, "unsafe">): Promise<Note> {
  const [row] = await sql.unsafe<{ note: string | null }[]>(
    "select obj_description('drizzle'::regnamespace, 'pg_namespace') as note",
  );
  const [catalog = "", ...codes] = (row?.note ?? "").split(" ");
  return { catalog, codes };
}

async function writeNote(tx: TransactionSql, own: string): Promise<void> {
  const { codes } = await readNote(tx);
  const noted = [...codes.filter((code) => /^[0-9a-f]{64}$/.test(code) && code !== own), own];
  const words = [await readFingerprint(tx), ...noted.slice(-NOTED_CODES)];
  await tx.unsafe(`comment on schema drizzle is '${words.join(" ")}'`);
}
