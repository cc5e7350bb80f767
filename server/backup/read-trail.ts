import { openDataKeys } from "#server/data/data-keys.ts";
import type { OwnerOptions } from "#server/db/connect.ts";
import { openDatabase, type Tx } from "#server/db/open.ts";
import type { Log } from "#server/log.ts";

interface TrailSource {
  owner: OwnerOptions;
  secretKey: Buffer;
  log: Log;
}

type Run = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

const WAIT_MS = 10_000;

export async function readTrail<T>(
  { owner, secretKey, log }: TrailSource,
  read: (run: Run) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ owner, secretKey, log, waitMs: WAIT_MS });
  try {
    await openDataKeys(database, secretKey);
    return await read((work) => database.as({ role: "sistema" }, work));
  } finally {
    await database.close();
  }
}
