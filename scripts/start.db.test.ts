import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isRunning } from "#server/db/embedded/processes.ts";
import { COMPILE_CACHE } from "#tests/support/compile-cache.ts";
import { dataParent } from "#tests/support/data-parent.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { demoData } from "#tests/support/demo-server.ts";
import { eventually } from "#tests/support/eventually.ts";
import { plainEnvironment } from "./checks/plain-environment.mjs";

const ADDRESS = /^http:\/\/localhost:\d+$/gm;

let dataDir: string;
const launchers = new Set<ChildProcess>();

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(dataParent(), "clinica-start-"));
});
afterEach(async () => {
  for (const launcher of launchers) {
    if (launcher.exitCode === null && launcher.signalCode === null) {
      launcher.kill("SIGTERM");
      await once(launcher, "exit");
    }
  }
  launchers.clear();
  await rm(dataDir, { recursive: true, force: true });
});

function launch(args: string[] = [], env: Record<string, string> = {}) {
  const launcher = spawn(process.execPath, ["scripts/start.mjs", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...plainEnvironment(),
      ...COMPILE_CACHE,
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: dataDir,
      ...env,
    },
  });
  launchers.add(launcher);
  const exit = once(launcher, "exit").then(([code]) => code as number | null);
  let said = "";
  for (const stream of [launcher.stdout, launcher.stderr]) {
    stream.setEncoding("utf8").on("data", (part) => {
      said += part;
    });
  }
  const addresses = () => said.match(ADDRESS) ?? [];
  return {
    ended: () => exit,
    said: () => said,
    stop: () => launcher.kill("SIGTERM"),
    async address(nth: number): Promise<string> {
      await eventually(() => expect(addresses().length, said).toBeGreaterThanOrEqual(nth));
      return addresses()[nth - 1]?.replace("localhost", "127.0.0.1") ?? "";
    },
    serverPid: () => childOf(launcher.pid ?? 0),
  };
}

async function childOf(parent: number): Promise<number> {
  for (const pid of await readdir("/proc")) {
    const stat = await readFile(`/proc/${pid}/stat`, "latin1").catch(() => "");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (Number(fields[1]) === parent) return Number(pid);
  }
  throw new Error("no server runs");
}

async function postmaster(): Promise<number> {
  const file = path.join(dataDir, "postgres", "data", "postmaster.pid");
  return Number.parseInt(await readFile(file, "utf8"), 10);
}

async function killServer(launcher: ReturnType<typeof launch>) {
  process.kill(await launcher.serverPid(), "SIGKILL");
}

const FAULT = `if (process.argv.includes("--supervised"))
  process.on("SIGUSR2", () => setImmediate(() => { throw new Error("fault") }))`;

test("npm start restarts its server on the same database, and ends both when stopped in a pause", async () => {
  const launcher = launch([], {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(FAULT)}`,
  });
  const first = await launcher.address(1);
  expect((await fetch(first)).status).toBe(200);
  const database = await postmaster();

  await killServer(launcher);
  const second = await launcher.address(2);
  expect((await fetch(second)).status).toBe(200);
  expect(await postmaster()).toBe(database);
  expect(launcher.said()).toContain("O servidor terminou sozinho (SIGKILL); novo início em 1 s.");

  process.kill(await launcher.serverPid(), "SIGUSR2");
  const line = "O servidor terminou sozinho (código 1); novo início em 2 s.";
  await eventually(() => expect(launcher.said()).toContain(line));
  expect(isRunning(database)).toBe(true);
  launcher.stop();
  expect(await launcher.ended()).toBe(0);
  expect(isRunning(database)).toBe(false);
});

test("npm run demo brings a killed server back on the same database", async () => {
  await promisify(execFile)("cp", ["-a", `${await demoData()}/.`, dataDir]);
  const launcher = launch(["--demo"], { SECRET_KEY: TEST_SECRET.toString("base64") });
  await launcher.address(1);
  const database = await postmaster();
  await killServer(launcher);
  const second = await launcher.address(2);
  expect((await fetch(second)).status).toBe(200);
  expect(await postmaster()).toBe(database);
  launcher.stop();
  expect(await launcher.ended()).toBe(0);
  expect(isRunning(database)).toBe(false);
});

test("a start that is refused is reported once and ends with 1", async () => {
  const launcher = launch([], { PORT: "porta" });
  expect(await launcher.ended()).toBe(1);
  expect(launcher.said().trim().split("\n")).toEqual([expect.stringMatching(/^PORT: /)]);
});
