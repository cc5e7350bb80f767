import type { Log } from "#server/log.ts";
import { attachToRunning } from "./attach.ts";
import { startEmbeddedPostgres } from "./start.ts";

/** Less than the 10 s after which process managers kill a service. */
const STOP_MS = 6_000;

/** Does nothing if no PostgreSQL runs. @throws StartupError if another server uses it */
export async function stopLeftDatabase(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  log: Log,
): Promise<void> {
  if (databaseUrl !== undefined) return;
  const running = await attachToRunning(dataDir);
  if (!running) return;
  running.close();
  const adopted = await startEmbeddedPostgres({ dataDir, log });
  await adopted.stop(STOP_MS);
}
