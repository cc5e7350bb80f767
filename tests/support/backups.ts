import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll } from "vitest";
import { openArchive, verifyArchive } from "#server/backup/archive/read-archive.ts";
import { writeArchive } from "#server/backup/archive/write-archive.ts";
import type { BackupKeys } from "#server/backup/backup-keys.ts";
import { restoreArchive } from "#server/backup/restore-archive.ts";
import type { OwnerOptions } from "#server/db/connect.ts";
import { ownLayout } from "#server/db/migrations.ts";
import { connectSuperuser, dropDatabase, emptyDatabase, type TestDatabase } from "./database.ts";
import { TEST_SECRET } from "./database-setup.ts";
import { memoryStorage } from "./memory-storage.ts";

export const KEYS = { secretKey: TEST_SECRET, backupKey: undefined };

export interface RestoreTarget extends ReturnType<typeof memoryStorage> {
  owner: OwnerOptions;
  secretKey: Buffer;
}

/** Call it at the top of a file, after `testDatabase`. */
export function backups(test: TestDatabase) {
  const { storage } = memoryStorage();
  const databases: OwnerOptions[] = [];
  let folder = "";

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "clinica-backup-"));
    await storage.put("hero/a-1x1.webp", Buffer.alloc(3_000_000, 7));
    await storage.put("blog/b-1x1.webp", Buffer.from("pequeno"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  afterEach(async () => {
    for (const owner of databases.splice(0)) await dropDatabase(owner);
  });

  return {
    storage,
    get folder() {
      return folder;
    },
    backUp(keys: BackupKeys = KEYS, backupDir = path.join(folder, "copias")) {
      const { readSnapshot } = test.database;
      return writeArchive({
        storage,
        readSnapshot,
        keys,
        backupDir,
        dataDir: folder,
        backupImages: true,
      });
    },
    async emptyTarget(): Promise<RestoreTarget> {
      const owner = await emptyDatabase();
      databases.push(owner);
      return { owner, secretKey: TEST_SECRET, ...memoryStorage() };
    },
  };
}

export async function restore(file: string, to: RestoreTarget, keys: BackupKeys = KEYS) {
  const archive = await openArchive(file, keys);
  await verifyArchive(archive, ownLayout());
  return restoreArchive(archive, to);
}

/** Omits sessions, because a restore ends them. */
export async function everyRow({ database }: OwnerOptions) {
  const sql = connectSuperuser(database);
  const tables = await sql<{ name: string }[]>`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'pgboss', 'drizzle') order by 1`;
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    if (name === "public.auth_sessions") continue;
    const rows = await sql.unsafe(`select t::text as row from ${name} t order by 1`);
    found[name] = rows.map(({ row }) => row);
  }
  await sql.end();
  return found;
}
