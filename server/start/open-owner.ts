import type { Config } from "#server/config.ts";
import { parseDatabaseUrl } from "#server/db/database-url.ts";
import { attachToRunning } from "#server/db/embedded/attach.ts";
import { startEmbeddedPostgres } from "#server/db/embedded/start.ts";
import type { Log } from "#server/log.ts";

export async function openOwner({ databaseUrl, dataDir }: Config, log: Log) {
  if (databaseUrl !== undefined) return { owner: parseDatabaseUrl(databaseUrl), close: () => {} };
  const running = await attachToRunning(dataDir);
  if (running) return running;
  const started = await startEmbeddedPostgres({ dataDir, log });
  return { owner: started.owner, close: () => started.stop() };
}
