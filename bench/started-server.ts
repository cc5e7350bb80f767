import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { plainEnvironment } from "../scripts/checks/plain-environment.mjs";
import { commandOf, groupMembers, processorMs, residentMegabytes } from "./processes.ts";

const START_MS = 60_000;
const POLL_MS = 10;
const SETTLED_MS = 5_000;
const SETTLE_POLL_MS = 200;
/** A part of the server's command line; the build's folder comes before it. */
const SERVER = "/server/index.js";

export interface StartedServer {
  url: string;
  seconds: number;
  /** Measures the Node.js process, without PostgreSQL, as `processorMs` does. */
  residentMegabytes(): number;
  processorMs(): number;
  stop(): Promise<void>;
  /** Kills npm and the server, and leaves PostgreSQL running. */
  kill(): Promise<void>;
}

interface StartOptions {
  script: "start" | "demo";
  dataDir: string;
  env?: Record<string, string>;
}

export async function startServer({ script, dataDir, env }: StartOptions): Promise<StartedServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log = openSync(path.join(dataDir, "..", `${path.basename(dataDir)}.log`), "a");
  const started = performance.now();
  const npm = spawn("npm", ["run", "--silent", script], {
    detached: true,
    stdio: ["ignore", log, log],
    env: {
      ...plainEnvironment(),
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: dataDir,
      ...env,
    },
  });
  const group = npm.pid ?? 0;
  const stop = async () => {
    if (npm.exitCode !== null || npm.signalCode !== null) return;
    process.kill(-group, "SIGTERM");
    await once(npm, "exit");
    while (groupMembers(group).length > 0) await sleep(50);
  };
  try {
    while (!(await answers(url))) {
      if (npm.exitCode !== null || performance.now() - started > START_MS) {
        throw new Error(`npm run ${script} did not answer`);
      }
      await sleep(POLL_MS);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const seconds = (performance.now() - started) / 1000;
  const server = groupMembers(group).find((pid) => commandOf(pid).includes(SERVER)) ?? 0;
  return {
    url,
    seconds,
    residentMegabytes: () => residentMegabytes(server),
    processorMs: () => processorMs(server),
    stop,
    async kill() {
      process.kill(-group, "SIGKILL");
      await once(npm, "exit");
    },
  };
}

/** Waits until the demonstration's pictures exist in all sizes, because each new size changes the pages. */
export async function settle(url: string) {
  let etag: string | null = null;
  let since = Date.now();
  while (Date.now() - since < SETTLED_MS) {
    const now = (await fetch(url)).headers.get("etag");
    if (now !== etag) since = Date.now();
    etag = now;
    await sleep(SETTLE_POLL_MS);
  }
}

export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "clinica-bench-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).status === 200;
  } catch {
    return false;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}
