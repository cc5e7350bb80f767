import { mkdir } from "node:fs/promises";
import path from "node:path";
import connect, { type Sql } from "postgres";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import { loadSecretKey } from "#server/crypto/secret-key.ts";
import { openDataKeys } from "#server/data/data-keys.ts";
import type { ConnectionOptions } from "#server/db/database-url.ts";
import { startEmbeddedPostgres } from "#server/db/embedded/start.ts";
import { type Database, openDatabase } from "#server/db/open.ts";
import { createLog } from "#server/log.ts";
import { startServer } from "../started-server.ts";

export interface Opened {
  sql: Sql;
  superuser: ConnectionOptions;
  /** Two, because one `Database` has only half of the job connections that the measurement needs. */
  databases: readonly [Database, Database];
  keys: DataKeys;
}

export async function makeDemonstration(folder: string): Promise<string> {
  const dataDir = path.join(folder, "data");
  await mkdir(dataDir);
  const server = await startServer({ script: "demo", dataDir });
  await server.stop();
  return dataDir;
}

export async function withDatabase<T>(
  dataDir: string,
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  const log = createLog("silent");
  const { key: secretKey } = await loadSecretKey({ dataDir, secretKey: undefined });
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  const superuser = { ...postgres.superuser, database: postgres.owner.database };
  try {
    const open = () => openDatabase({ owner: postgres.owner, secretKey, log, waitMs: 10_000 });
    const databases = [await open(), await open()] as const;
    const sql = connect({ ...superuser, max: 1, onnotice: () => {} });
    try {
      const keys = await openDataKeys(databases[0], secretKey);
      return await work({ sql, superuser, databases, keys });
    } finally {
      await sql.end();
      for (const database of databases) await database.close();
    }
  } finally {
    await postgres.stop();
  }
}
