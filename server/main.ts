import { createApp } from "./app.ts";
import { parseConfig } from "./config.ts";
import { stopLeftDatabase } from "./db/embedded/stop-left.ts";
import { describeError, StartupError } from "./errors.ts";
import { matchRoute } from "./http/checks/route-match.ts";
import { requestLines } from "./http/fast/request-lines.ts";
import { ResponseCache } from "./http/fast/response-cache.ts";
import { createLog, logConsole } from "./log.ts";
import { type Services, startServices } from "./services.ts";
import { addressLines } from "./start/address-lines.ts";
import { ensureFirstAdmin } from "./start/first-admin.ts";
import { type Listener, listen } from "./start/listen.ts";
import { onStopRequest } from "./start/stop-request.ts";

/** Milliseconds for the whole shutdown; process managers kill a service after 10 s. */
const SHUTDOWN_MS = 9_500;
const REQUESTS_MS = 5_000;
const FORCE_MS = 2_000;

/** EX_CONFIG of sysexits.h: tells scripts/run/keep-running.mjs not to retry. */
const REFUSED = 78;
const isSupervised = process.argv.includes("--supervised");

const startup = new AbortController();
let services: Services | undefined;
let listener: Listener | undefined;
let ending: Promise<never> | undefined;

async function boot(): Promise<void> {
  const config = parseConfig(process.env, process.argv.includes("--demo") ? "demo" : "production");
  const log = createLog(config.logLevel);
  logConsole(log);
  process.on("unhandledRejection", (error) => {
    log.error({ error: describeError(error) }, "unhandled rejection");
  });
  process.on("uncaughtException", (error) => {
    log.fatal({ error: describeError(error) }, "uncaught exception");
    void shutDown(1, { leavesDatabase: isSupervised });
  });

  const command = process.argv.indexOf("--admin-password");
  if (command > 0) {
    const { setAdminPassword } = await import("./start/admin-password.ts");
    await setAdminPassword(config, log, process.argv[command + 1] ?? "");
    return void shutDown(0);
  }
  if (process.argv.includes("--change-secret-key")) {
    const { changeSecretKey } = await import("./start/change-secret-key.ts");
    await changeSecretKey(config, log);
    return void shutDown(0);
  }
  if (process.argv.includes("--backup")) {
    const { backUp } = await import("./start/backup-command.ts");
    await backUp(config, log);
    return void shutDown(0);
  }
  const archive = process.argv.indexOf("--restore");
  if (archive > 0) {
    const { restore } = await import("./start/restore-command.ts");
    await restore(config, log, process.argv[archive + 1] ?? "");
    return void shutDown(0);
  }
  const trail = process.argv.indexOf("--check-trail");
  if (trail > 0) {
    const { checkTrail } = await import("./start/check-trail.ts");
    await checkTrail(config, log, process.argv[trail + 1]);
    return void shutDown(0);
  }
  if (process.argv.includes("--stop-database")) {
    await stopLeftDatabase(config, log);
    return void shutDown(0);
  }

  services = await startServices(config, log, startup.signal);
  void services.failed.then(fail);
  if (config.mode === "demo") {
    const { fillDemo } = await import("#demo/fill-demo.ts");
    process.stdout.write(`${await fillDemo(services)}\n`);
  }
  const firstAccess = await ensureFirstAdmin(services);
  if (firstAccess) process.stdout.write(`${firstAccess}\n`);
  const responseCache = new ResponseCache(requestLines(log), config.origin);
  const app = createApp(services, responseCache);
  startup.signal.throwIfAborted();
  listener = await listen(app.fetch, config.host, config.port, {
    responseCache,
    log,
    origin: config.origin,
    trustProxy: config.trustProxy,
    isPaced: (pathname) => matchRoute(pathname).area.pacesBody === true,
  });
  startup.signal.throwIfAborted();
  process.stdout.write(`${addressLines(config.origin, listener.address)}\n`);
  // The sample images are made after the start, which would otherwise take several times as long.
  if (config.mode === "demo" && config.demoImages) {
    const { seedDemoImagens } = await import("#demo/seed-imagens.ts");
    // Not awaited, because a shutdown waits until `boot` has ended.
    seedDemoImagens(services, startup.signal).catch((error) => {
      if (!startup.signal.aborted) log.error({ error: describeError(error) }, "no images drawn");
    });
  }
}

async function fail(error: unknown): Promise<void> {
  const isExpected = error instanceof StartupError;
  const text = isExpected ? error.message : ((error as Error)?.stack ?? String(error));
  process.stderr.write(`${text}\n`);
  await shutDown(isExpected && isSupervised ? REFUSED : 1);
}

function shutDown(exitCode: number, { leavesDatabase = false } = {}): Promise<never> {
  ending ??= closeEverything(exitCode, leavesDatabase);
  return ending;
}

/** Ends, in this order: a start in progress, requests, database connections and PostgreSQL. */
async function closeEverything(exitCode: number, leavesDatabase: boolean): Promise<never> {
  const end = Date.now() + SHUTDOWN_MS;
  setTimeout(() => process.exit(1), SHUTDOWN_MS);
  try {
    startup.abort();
    await booting.catch(() => {});
    await listener?.close(REQUESTS_MS);
    if (leavesDatabase) await services?.leave();
    else await services?.close(Math.max(0, end - FORCE_MS - Date.now()));
  } catch (error) {
    services?.log.error({ error: describeError(error) }, "unclean shutdown");
    process.exit(1);
  }
  process.exit(exitCode);
}

// Without these listeners, the server would stop if the process that reads its output ends.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

const booting = boot();
onStopRequest(() => void shutDown(0));
booting.catch((error) => {
  if (!startup.signal.aborted) void fail(error);
});
