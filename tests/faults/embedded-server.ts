/** `node embedded-server.ts DATA_DIR` prints `ready` and the postmaster's process id, or the error on stderr. */
import { startEmbeddedPostgres } from "#server/db/embedded/start.ts";
import { StartupError } from "#server/errors.ts";
import { createLog } from "#server/log.ts";
import { onStopRequest } from "#server/start/stop-request.ts";

const [dataDir = ""] = process.argv.slice(2);
const startup = new AbortController();
const starting = startEmbeddedPostgres({
  dataDir,
  log: createLog("silent"),
  signal: startup.signal,
});

onStopRequest(async () => {
  startup.abort();
  const postgres = await starting.catch(() => undefined);
  await postgres?.stop();
  process.exit(0);
});

try {
  const { pid } = await starting;
  process.stdout.write(`ready ${pid}\n`);
  setInterval(() => {}, 60_000);
} catch (error) {
  if (startup.signal.aborted) await new Promise(() => {});
  process.stderr.write(
    `${error instanceof StartupError ? error.message : (error as Error).stack}\n`,
  );
  process.exitCode = 1;
}
