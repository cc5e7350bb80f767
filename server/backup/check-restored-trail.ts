/** What was restored, as the server opens it: whether its patients' trail matches its chain and its seals. */
import { openDataKeys } from "#server/data/data-keys.ts";
import { checkWholeTrail, type TrailCheck } from "#server/data/trail/chain/check-trail.ts";
import type { OwnerOptions } from "#server/db/connect.ts";
import { openDatabase } from "#server/db/open.ts";
import type { Log } from "#server/log.ts";

interface Restored {
  owner: OwnerOptions;
  secretKey: Buffer;
  log: Log;
  signal?: AbortSignal;
}

const WAIT_MS = 10_000;

/** @throws StartupError where the server would not start over it */
export async function checkRestoredTrail({
  owner,
  secretKey,
  log,
  signal,
}: Restored): Promise<TrailCheck> {
  const database = await openDatabase({ owner, secretKey, log, waitMs: WAIT_MS });
  try {
    await openDataKeys(database, secretKey);
    return await checkWholeTrail({
      run: (work) => database.as({ role: "sistema" }, work),
      ...(signal && { signal }),
    });
  } finally {
    await database.close();
  }
}
