import { rm } from "node:fs/promises";
import path from "node:path";
import { checkWholeTrail, type TrailCheck } from "#server/data/trail/chain/check-trail.ts";
import { startEmbeddedPostgres } from "#server/db/embedded/start.ts";
import { stopLeftDatabase } from "#server/db/embedded/stop-left.ts";
import { ownLayout } from "#server/db/migrations.ts";
import type { Log } from "#server/log.ts";
import type { Storage } from "#server/storage/storage.ts";
import type { DoneRecord } from "./archive/frames.ts";
import { openArchive, verifyArchive } from "./archive/read-archive.ts";
import type { BackupKeys } from "./backup-keys.ts";
import { readTrail } from "./read-trail.ts";
import { restoreArchive } from "./restore-archive.ts";

interface TrialRun {
  file: string;
  keys: BackupKeys & { secretKey: Buffer };
  dataDir: string;
  log: Log;
  signal: AbortSignal;
}

export async function tryRestore(trial: TrialRun): Promise<DoneRecord & { trail: TrailCheck }> {
  const { file, keys, dataDir, log, signal } = trial;
  const archive = await openArchive(file, keys);
  await verifyArchive(archive, ownLayout());
  const scratch = path.join(dataDir, "prova");
  await stopLeftDatabase({ dataDir: scratch, databaseUrl: undefined }, log);
  await rm(scratch, { recursive: true, force: true });
  const server = await startEmbeddedPostgres({ dataDir: scratch, log, signal, isDisposable: true });
  const stop = () => void server.stop();
  signal.addEventListener("abort", stop, { once: true });
  try {
    const { owner } = server;
    const { secretKey } = keys;
    const done = await restoreArchive(archive, { owner, secretKey, storage: readersOnly });
    const check = readTrail({ owner, secretKey, log }, (run) => checkWholeTrail({ run, signal }));
    return { ...done, trail: await check };
  } finally {
    signal.removeEventListener("abort", stop);
    await server.stop();
    await rm(scratch, { recursive: true, force: true });
  }
}

/** A storage that stores nothing, because reading the archive already compares each file with its hash. */
const readersOnly: Storage = {
  put: async () => {},
  putFile: async () => {},
  get: async () => undefined,
  range: async () => undefined,
  delete: async () => {},
  exists: async () => false,
  async *list() {},
  removeUnfinished: async () => {},
  check: async () => {},
};
