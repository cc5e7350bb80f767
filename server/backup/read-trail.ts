/** The patients' trail of a database that no server of this process has open, as the server would read it. */
import { openDataKeys } from "#server/data/data-keys.ts";
import type { OwnerOptions } from "#server/db/connect.ts";
import { openDatabase, type Tx } from "#server/db/open.ts";
import type { Log } from "#server/log.ts";

interface TrailSource {
  owner: OwnerOptions;
  secretKey: Buffer;
  log: Log;
}

/** One transaction of `sistema`. */
type Run = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

const WAIT_MS = 10_000;

/** @throws StartupError where the server would not start over it */
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
