/** Stops the PostgreSQL of a server that ended without it. */
import type { Log } from "#server/log.ts";
import { attachToRunning } from "./attach.ts";
import { startEmbeddedPostgres } from "./start.ts";

/** Whoever waits for it kills after 10 s. */
const STOP_MS = 6_000;

/**
 * Does nothing where none runs, or where the database is not embedded.
 * @throws StartupError when another server works with it
 */
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
