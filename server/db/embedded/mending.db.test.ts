import { type ChildProcess, spawn } from "node:child_process";
import {
  chmod,
  cp,
  lchown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import path from "node:path";
import postgres from "postgres";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createLog } from "#server/log.ts";
import { spawnServer } from "#tests/faults/spawn-server.ts";
import { type StoppedCluster, stoppedCluster } from "#tests/faults/stopped-cluster.ts";
import { dataParent } from "#tests/support/data-parent.ts";
import { eventually } from "#tests/support/eventually.ts";
import { needsOthers, needsRoot } from "#tests/support/needs.ts";
import { NOBODY } from "#tests/support/others-may-run.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./start.ts";

let model: StoppedCluster;
let parent: string;
let dataDir: string;
const running = new Set<EmbeddedPostgres>();
const children = new Set<ChildProcess>();

beforeAll(async () => {
  model = await stoppedCluster();
});
afterAll(() => model.remove());
beforeEach(async () => {
  parent = await mkdtemp(path.join(dataParent(), "clinica-embedded-"));
  dataDir = path.join(parent, "data");
});
afterEach(async () => {
  for (const server of running) await server.stop();
  for (const child of children) child.kill("SIGKILL");
  running.clear();
  children.clear();
  await rm(parent, { recursive: true });
});

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir: folder, log: createLog("silent") });
  running.add(server);
  return server;
}

async function answer(server: EmbeddedPostgres): Promise<unknown> {
  // Omits the driver's own query for array types, whose rejection is unhandled if the server dies during the query.
  const sql = postgres({ ...server.owner, max: 1, fetch_types: false });
  const [row] = await sql`select 1 as n`;
  await sql.end();
  return row?.n;
}

test.each([
  ["a password", /^superuser\.password$/],
  ["half a cluster", /^new-.*\/data\/PG_VERSION$/],
  ["a whole cluster", /^data\/postmaster\.pid$/],
])("a first start killed when it has made %s is finished by the next", async (_made, file) => {
  const folder = path.join(parent, "killed");
  const killed = spawnServer(folder);
  const files = () => readdir(path.join(folder, "postgres"), { recursive: true });
  await eventually(async () => expect(await files()).toContainEqual(expect.stringMatching(file)));
  killed.child.kill("SIGKILL");
  await killed.ended;
  const server = await start(folder);
  expect(await answer(server)).toBe(1);
  const left = (await readdir(path.join(folder, "postgres"))).sort();
  expect(left).toEqual(["data", "log", "owner.password", "run", "superuser.password"]);
});

test("a cluster without its role and database gets them", async () => {
  await model.copyTo(dataDir);
  const first = await start();
  const admin = postgres({ ...first.superuser, max: 1 });
  await admin`drop database clinica`;
  await admin`drop role clinica`;
  await admin.end();
  await first.stop();
  running.delete(first);
  expect(await answer(await start())).toBe(1);
});

test("a lost password of the owner is set again; a lost one of the superuser is one line", async () => {
  await model.copyTo(dataDir);
  await rm(path.join(dataDir, "postgres", "owner.password"));
  expect(await answer(await start())).toBe(1);
  for (const server of running) await server.stop();
  running.clear();
  const file = path.join(dataDir, "postgres", "superuser.password");
  await rm(file);
  await expect(start()).rejects.toThrow(`DATA_DIR: falta ${file}, sem o qual`);
  await expect(stat(file)).rejects.toThrow();
});

test("a folder that is not a cluster is never initialised over", async () => {
  const data = path.join(dataDir, "postgres", "data");
  await mkdir(data, { recursive: true });
  await writeFile(path.join(data, "precioso.txt"), "x");
  await expect(start()).rejects.toThrow(/não é um banco do PostgreSQL; nada foi alterado\.$/);
  expect(await readdir(data)).toEqual(["precioso.txt"]);
});

test("a lock whose number belongs to somebody else's process by now does not stop the start", async () => {
  await model.copyTo(dataDir);
  const data = path.join(dataDir, "postgres", "data");
  const { uid, gid } = await stat(data);
  const other = spawn("sleep", ["60"], { uid, gid, stdio: "ignore" });
  children.add(other);
  const lines = [other.pid, "/proc/self/cwd", 1_700_000_000, 5432, "../run", "", "1 1", "ready"];
  await writeFile(path.join(data, "postmaster.pid"), lines.map((line) => `${line}\n`).join(""));
  expect(await answer(await start())).toBe(1);
  expect(other.exitCode).toBeNull();
});

test("a copy of a running folder is a cluster of its own and leaves the original alone", async () => {
  await model.copyTo(dataDir);
  const original = await start();
  const copy = path.join(parent, "copy");
  await cp(dataDir, copy, { recursive: true, filter: (source) => !source.includes(".s.PGSQL") });
  const { pid } = original;
  expect((await start(copy)).pid).not.toBe(pid);
  expect(original.pid).toBe(pid);
  expect(await answer(original)).toBe(1);
});

test("works with a socket's path of more than 107 bytes", async () => {
  dataDir = path.join(parent, "p".repeat(60), "p".repeat(60));
  await mkdir(path.dirname(dataDir));
  await model.copyTo(dataDir);
  const server = await start();
  expect(await answer(server)).toBe(1);
  process.kill(server.pid, "SIGKILL");
  await expect.poll(() => answer(server).catch(() => 0)).toBe(1);
});

test("a log of more than 10 MB is put aside", async () => {
  await model.copyTo(dataDir);
  const log = path.join(dataDir, "postgres", "log", "postgres.log");
  await writeFile(log, Buffer.alloc(11 * 1024 * 1024, "x\n"));
  await start();
  expect((await stat(log)).size).toBeLessThan(100_000);
  expect((await stat(`${log}.1`)).size).toBeGreaterThan(10_000_000);
});

describe("as root", needsRoot(), () => {
  test("PostgreSQL runs without root's rights below a folder that only root may enter", async () => {
    await chmod(parent, 0o700);
    await model.copyTo(dataDir);
    const server = await start();
    expect(await answer(server)).toBe(1);
    const status = await readFile(`/proc/${server.pid}/status`, "utf8");
    expect(status).not.toMatch(/^[UG]id:.*\b0\b/m);
    expect(status).toMatch(/^Groups:\s*$/m);
    expect(await readFile(`/proc/${server.pid}/environ`, "utf8")).not.toMatch(/SECRET|PASSWORD/);
    expect((await stat(parent)).mode & 0o777).toBe(0o700);
    expect((await stat(dataDir)).uid).toBe(0);
  });

  test("passwords stay root's, data and socket are the account's alone", async () => {
    await model.copyTo(dataDir);
    await start();
    const shown = async (...names: string[]) => {
      const { mode, uid } = await stat(path.join(dataDir, "postgres", ...names));
      return `${(mode & 0o777).toString(8)} ${uid === 0 ? "root" : "account"}`;
    };
    expect(await shown()).toBe("710 root");
    expect(await shown("superuser.password")).toBe("600 root");
    expect(await shown("owner.password")).toBe("600 root");
    expect(await shown("log")).toBe("700 root");
    expect(await shown("data")).toBe("700 account");
    expect(await shown("run")).toBe("700 account");
  });

  test("a folder that belongs to another number, after the account was made again, is mended", async () => {
    await model.copyTo(dataDir);
    const root = path.join(dataDir, "postgres");
    for (const folder of ["data", "run"]) {
      const inside = await readdir(path.join(root, folder), { recursive: true });
      for (const name of [".", ...inside])
        await lchown(path.join(root, folder, name), 54_321, 54_321);
    }
    expect(await answer(await start())).toBe(1);
  });
});

test(
  "a common user runs it as itself, and gets an error when the folder is somebody else's",
  needsOthers(),
  async () => {
    await chmod(parent, 0o777);
    const own = spawnServer(path.join(parent, "own"), NOBODY);
    const pid = await own.ready();
    expect((await stat(`/proc/${pid}`)).uid).toBe(NOBODY.uid);
    own.child.kill("SIGTERM");
    expect(await own.ended).toBe(0);

    await model.copyTo(dataDir);
    const foreign = spawnServer(dataDir, NOBODY);
    expect(await foreign.ended).toBe(1);
    expect(foreign.said()).toMatch(/^DATA_DIR: .+ não pode ser lido ou escrito .+\n$/);
  },
);
