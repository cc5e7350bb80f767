import { setTimeout as pause } from "node:timers/promises";
import { BUCKETS, UNUSED_HOURS } from "#domain/midia/midia.ts";
import { HOUR_MS } from "#domain/texto/durations.ts";
import {
  deleteLongUnused,
  getMidia,
  listUsedKeys,
  lockMidia,
  noteUnused,
} from "#server/data/midia.ts";
import type { Database } from "#server/db/open.ts";
import type { Log } from "#server/log.ts";
import type { Storage } from "#server/storage/storage.ts";

interface RemovalServices {
  database: Database;
  storage: Storage;
  log: Log;
}

const STEM = /^(?<chave>[a-z]+\/[\w-]+-\d+x\d+)(?:-\w+)?\.\w+$/;
const asSystem = { role: "sistema" } as const;

/** Also deletes files without a row, which a crash can leave. A picture that the audit trail names counts as used. */
export async function removeUnusedFiles(
  { database, storage, log }: RemovalServices,
  now = Date.now(),
): Promise<void> {
  const rows = await database.as(asSystem, async (tx) => {
    await noteUnused(tx);
    return deleteLongUnused(tx);
  });
  const used = await database.as(asSystem, listUsedKeys);
  const before = now - UNUSED_HOURS * HOUR_MS;
  const justDeleted = new Set(rows);
  let files = 0;
  for (const bucket of BUCKETS) {
    for await (const { key, modifiedAt } of storage.list(bucket)) {
      const chave = STEM.exec(key)?.groups?.chave;
      const isOld = modifiedAt.getTime() < before;
      if (!chave || used.has(chave) || !(isOld || justDeleted.has(chave))) continue;
      if (await deleteWithoutRow(chave, key)) files++;
      // Lets waiting requests run first.
      await pause();
    }
  }
  if (rows.length + files > 0) log.info({ rows: rows.length, files }, "unused files removed");

  /** The lock prevents an upload of the same picture from using files that are being deleted. */
  function deleteWithoutRow(chave: string, key: string): Promise<boolean> {
    return database.as(asSystem, async (tx) => {
      await lockMidia(tx, chave);
      if (await getMidia(tx, chave)) return false;
      await storage.delete(key);
      return true;
    });
  }
}
