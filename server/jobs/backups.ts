import path from "node:path";
import { writeArchive } from "#server/backup/archive/write-archive.ts";
import { listArchives, removeOutdated, writeTrial } from "#server/backup/archives.ts";
import { backupKeysOf } from "#server/backup/backup-keys.ts";
import { freeMegabytes, LOW_MB, RESERVE_MB } from "#server/backup/free-space.ts";
import { getDatabaseBytes } from "#server/data/status/system-checks.ts";
import { MAX_WAL_MB } from "#server/db/embedded/launch.ts";
import type { Database } from "#server/db/open.ts";
import { compareTrail } from "./check-trail.ts";
import type { JobServices } from "./job-services.ts";

export async function makeBackup(services: JobServices): Promise<void> {
  const { config, database, log, secretKey, signal, storage } = services;
  try {
    const file = await writeArchive({
      ...config,
      storage,
      readSnapshot: (work) => database.readSnapshot(work),
      keys: backupKeysOf(config, secretKey),
      signal,
    });
    const removed = await removeOutdated(config.backupDir);
    log.info({ backup: path.basename(file), removed }, "backup made");
  } catch (error) {
    if (!signal.aborted) await services.tellAdmins("copia-falhou");
    throw error;
  }
}

/** Skips the test restore if the disk has no space for a second database; the system status and a mail then say so. */
export async function tryLatestBackup(services: JobServices): Promise<void> {
  const { config, database, log, secretKey, signal } = services;
  const [latest] = await listArchives(config.backupDir);
  if (!latest) return;
  const trial = { archive: path.basename(latest.file), at: new Date().toISOString() };
  const notRestored = { ...trial, ok: false, tables: 0, rows: 0, files: 0 };
  const space = {
    needed: await trialMegabytes(database),
    free: await freeMegabytes(config.dataDir),
  };
  if (space.free < space.needed) {
    log.warn(space, "no space for the trial restore");
    await writeTrial(config.backupDir, { ...notRestored, lacksSpace: true });
    await services.tellAdmins("prova-sem-espaco");
    return;
  }
  try {
    const { tryRestore } = await import("#server/backup/try-restore.ts");
    const keys = { ...backupKeysOf(config, secretKey), secretKey };
    const { file } = latest;
    const { tables, rows, files, trail } = await tryRestore({ ...config, file, keys, log, signal });
    await writeTrial(config.backupDir, { ...trial, ok: true, tables, rows, files });
    log.info({ backup: trial.archive, tables, rows, files }, "backup restored on trial");
    await compareTrail(services, trail);
  } catch (error) {
    if (!signal.aborted) {
      await writeTrial(config.backupDir, notRestored);
      await services.tellAdmins("prova-falhou");
    }
    throw error;
  }
}

/** The restored database is at most as large as the site's, and PostgreSQL also needs space for its write-ahead log. */
async function trialMegabytes(database: Database): Promise<number> {
  const bytes = await database.as({ role: "sistema" }, getDatabaseBytes);
  return Math.ceil(bytes / 1024 ** 2) + MAX_WAL_MB + RESERVE_MB;
}

export async function watchSpace({ config, log, tellAdmins }: JobServices): Promise<void> {
  for (const folder of [config.dataDir, config.backupDir]) {
    // The backup folder does not exist before the first backup.
    const free = await freeMegabytes(folder).catch(() => undefined);
    if (free === undefined || free >= LOW_MB) continue;
    log.warn({ folder, free }, "disk nearly full");
    await tellAdmins("pouco-espaco");
    return;
  }
}
