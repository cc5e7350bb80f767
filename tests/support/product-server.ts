import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { COMPILE_CACHE } from "#tests/support/compile-cache.ts";
import { dataParent } from "#tests/support/data-parent.ts";
import { eventually } from "#tests/support/eventually.ts";
import { findPersonalData } from "#tests/support/personal-data.ts";
import { requireBuild } from "../../scripts/build/build.mjs";
import { plainEnvironment } from "../../scripts/checks/plain-environment.mjs";

const START_MS = 180_000;
const STOP_MS = 60_000;
const LOG_LINES = 500;
/** Enlarges V8's young generation, because repeated garbage collections would slow each start by 50 ms. */
const NODE_ARGS = ["--min-semi-space-size=16"];

export interface ProductServer {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  output(): string;
  forgetOutput(): void;
  requireCleanLog(): void;
  /** Also deletes the data folder. @throws as `requireCleanLog` does */
  stop(): Promise<void>;
}

interface StartOptions {
  demo?: boolean;
  env?: Record<string, string>;
  copyOf?: string;
  keepsData?: boolean;
}

export async function startProduct(options: StartOptions = {}) {
  const { demo = false, env = {}, copyOf, keepsData = false } = options;
  const args = [...NODE_ARGS, builtServer(), ...(demo ? ["--demo"] : [])];
  const dataDir = await mkdtemp(path.join(dataParent(), "clinica-"));
  // `-a` preserves owners and modes, which PostgreSQL checks.
  if (copyOf) await promisify(execFile)("cp", ["-a", `${copyOf}/.`, dataDir]);
  const child = spawn(process.execPath, args, {
    // The IPC channel closes when this process ends, and the server then ends too.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: {
      ...plainEnvironment(),
      NODE_ENV: "production",
      ...COMPILE_CACHE,
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: dataDir,
      DEMO_IMAGENS: "no",
      ...env,
    },
  });
  const lines: string[] = [];
  const leaks: string[] = [];
  const requireCleanLog = () => {
    if (leaks.length > 0) throw new Error(`personal data in the log:\n${leaks.join("\n")}`);
  };
  const stop = async () => {
    await end(child, dataDir);
    if (!keepsData) await rm(dataDir, { recursive: true, force: true });
    requireCleanLog();
  };
  try {
    const url = await announced(child, lines, leaks);
    const server: ProductServer = {
      url,
      pid: child.pid ?? 0,
      dataDir,
      output: () => lines.join("\n"),
      forgetOutput: () => void lines.splice(0),
      requireCleanLog,
      stop,
    };
    return server;
  } catch (error) {
    await stop();
    throw error;
  }
}

let program: string | undefined;

/** @returns the path in the build's own folder, which a later build does not change @throws if the build is stale */
export function builtServer(): string {
  // Once a process, because the sources are read to the last byte.
  program ??= requireBuild();
  return program;
}

function announced(child: ChildProcess, lines: string[], leaks: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const give = (reason: string) => reject(new Error(`${reason}\n${lines.join("\n")}`));
    const limit = setTimeout(() => give("the server did not answer in time"), START_MS);
    let listening: string | undefined;
    const read = (line: string) => {
      lines.push(line);
      if (lines.length > LOG_LINES) lines.shift();
      if (findPersonalData(line).length > 0) leaks.push(line);
      const [, host] = /^Escuta em (\S+)$/.exec(line) ?? [];
      listening = host ? `http://${host}` : listening;
      if (!/^https?:\/\/\S+$/.test(line)) return;
      clearTimeout(limit);
      resolve((listening ?? line).replace("localhost", "127.0.0.1"));
    };
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on("line", read);
    }
    child.once("error", reject);
    child.once("exit", (code) => {
      clearTimeout(limit);
      give(`the server ended with ${code}`);
    });
  });
}

async function end(child: ChildProcess, dataDir: string) {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    const force = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
    await exited;
    clearTimeout(force);
  }
  if (child.connected) child.disconnect();
  await eventually(async () => {
    const left = await processesOf(dataDir);
    if (left.length > 0) throw new Error(`left behind: ${left.join(", ")}`);
  });
}

async function processesOf(dataDir: string): Promise<string[]> {
  const pids = (await readdir("/proc").catch(() => [])).filter((name) => /^\d+$/.test(name));
  const commands = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")),
  );
  return commands.filter((command) => command.includes(dataDir));
}
