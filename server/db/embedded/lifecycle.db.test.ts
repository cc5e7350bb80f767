import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import path from "node:path";
import postgres from "postgres";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createLog } from "#server/log.ts";
import { spawnServer } from "#tests/faults/spawn-server.ts";
import { type StoppedCluster, stoppedCluster } from "#tests/faults/stopped-cluster.ts";
import { dataParent } from "#tests/support/data-parent.ts";
import { clusterName } from "./cluster.ts";
import { isRunning, listProcesses } from "./processes.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./start.ts";

let model: StoppedCluster;
let parent: string;
let dataDir: string;
const running = new Set<EmbeddedPostgres>();

beforeAll(async () => {
  model = await stoppedCluster();
});
afterAll(() => model.remove());
beforeEach(async () => {
  parent = await mkdtemp(path.join(dataParent(), "clinica-embedded-"));
  dataDir = path.join(parent, "data");
  await model.copyTo(dataDir);
});
afterEach(async () => {
  for (const server of running) await server.stop();
  running.clear();
  await rm(parent, { recursive: true });
});

async function start(signal?: AbortSignal): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: createLog("silent"), signal });
  running.add(server);
  return server;
}

async function stop(server: EmbeddedPostgres) {
  await server.stop();
  running.delete(server);
}

/** Omits the driver's own query for array types, whose rejection is unhandled if the server dies during the query. */
const CLIENT = { fetch_types: false, onnotice: () => {} };

async function query<T>(server: EmbeddedPostgres, statement: string): Promise<T> {
  const sql = postgres({ ...server.owner, ...CLIENT, max: 1 });
  try {
    const [row] = await sql.unsafe(statement);
    return row as T;
  } finally {
    await sql.end();
  }
}

async function livingProcesses(): Promise<number> {
  return (await listProcesses(await clusterName(path.join(dataDir, "postgres", "data")))).length;
}

test("a first start gives a role that owns its database, may create roles and is no superuser", async () => {
  const server = await start();
  expect(
    await query(
      server,
      `select current_user as role, rolsuper, rolcreaterole, rolcreatedb, datname, datdba = pg_roles.oid as owns
       from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
    ),
  ).toEqual({
    role: "clinica",
    rolsuper: false,
    rolcreaterole: true,
    rolcreatedb: false,
    datname: "clinica",
    owns: true,
  });
  const settings = "fsync,data_checksums,full_page_writes,listen_addresses,password_encryption";
  const shown = await Promise.all(
    settings.split(",").map((name) => query<object>(server, `show ${name}`)),
  );
  expect(Object.assign({}, ...shown)).toEqual({
    fsync: "on",
    data_checksums: "on",
    full_page_writes: "on",
    listen_addresses: "",
    password_encryption: "scram-sha-256",
  });
  await expect(
    query({ ...server, owner: { ...server.owner, password: "errada" } }, "select 1"),
  ).rejects.toMatchObject({ code: "28P01" });
  await expect(
    query({ ...server, owner: { ...server.owner, database: "postgres" } }, "select 1"),
  ).rejects.toMatchObject({ code: "42501" });
});

test("stop leaves no process, and the next start finds what was written", async () => {
  const first = await start();
  await query(first, "create table t as select 42 as n");
  await stop(first);
  expect(await livingProcesses()).toBe(0);
  const second = await start();
  expect(await query(second, "select n from t")).toEqual({ n: 42 });
});

test("a postmaster whose server was killed is adopted by the next one", async () => {
  const killed = spawnServer(dataDir);
  const pid = await killed.ready();
  killed.child.kill("SIGKILL");
  await killed.ended;
  const server = await start();
  expect(server.pid).toBe(pid);
  expect(await query(server, "select 1 as n")).toEqual({ n: 1 });
  await stop(server);
  expect(await livingProcesses()).toBe(0);
});

test("a killed postmaster is started again, and the application's own pool with it", async () => {
  const server = await start();
  const pool = postgres({ ...server.owner, ...CLIENT, max: 3 });
  await pool`create table t (n int)`;
  await pool`insert into t values (1)`;
  const { pid } = server;
  process.kill(pid, "SIGKILL");
  await expect.poll(() => server.pid).not.toBe(pid);
  expect(await pool`select n from t`.catch(() => pool`select n from t`)).toEqual([{ n: 1 }]);
  await pool.end();
  await stop(server);
  expect(await livingProcesses()).toBe(0);
});

test("a killed postmaster whose backend is busy is started again all the same", async () => {
  const server = await start();
  const pool = postgres({ ...server.owner, ...CLIENT, max: 1 });
  // The backend counts without ever waiting, so it does not notice that its postmaster is gone.
  const busy = pool`select count(*) from generate_series(1, 100000000000)`.catch(() => {});
  await expect.poll(livingProcesses).toBeGreaterThan(5);
  process.kill(server.pid, "SIGKILL");
  await expect.poll(() => query(server, "select 1 as n").catch(() => undefined)).toEqual({ n: 1 });
  await busy;
  await pool.end({ timeout: 0 });
});

test("when server and postmaster are killed the next start recovers what was committed", async () => {
  const killed = spawnServer(dataDir);
  const pid = await killed.ready();
  killed.child.kill("SIGKILL");
  process.kill(pid, "SIGKILL");
  await killed.ended;
  await expect.poll(() => isRunning(pid)).toBe(false);
  const server = await start();
  expect(server.pid).not.toBe(pid);
  expect(await query(server, "select 1 as n")).toEqual({ n: 1 });
});

test("a second copy is refused in one line within seconds, and the first goes on", async () => {
  const server = await start();
  const { pid } = server;
  const second = spawnServer(dataDir);
  await expect(second.ready()).rejects.toThrow();
  expect(await second.ended).toBe(1);
  expect(second.said()).toBe(
    `DATA_DIR: outra cópia do sistema já usa ${dataDir}/postgres (processo ${process.pid}); pare-a ou escolha outra pasta.\n`,
  );
  expect(server.pid).toBe(pid);
  expect(await query(server, "select 1 as n")).toEqual({ n: 1 });
});

test("of two first starts at once one gets the folder and one is refused", async () => {
  dataDir = path.join(parent, "new");
  const servers = [1, 2].map(() => spawnServer(dataDir));
  const results = await Promise.allSettled(servers.map((server) => server.ready()));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const server of servers) server.child.kill("SIGTERM");
  const codes = await Promise.all(servers.map(({ ended }) => ended));
  expect(codes.sort()).toEqual([0, 1]);
  expect(await livingProcesses()).toBe(0);
});

test("an aborted start leaves nothing running, whenever that happens", async () => {
  dataDir = path.join(parent, "new");
  for (const file of ["..", "postgres", "postgres/data/postmaster.pid"]) {
    const server = spawnServer(dataDir);
    await expect.poll(() => existsSync(path.join(dataDir, file))).toBe(true);
    server.child.kill("SIGTERM");
    expect((await server.ended) === 0 || server.child.signalCode === "SIGTERM").toBe(true);
    const data = path.join(dataDir, "postgres", "data");
    expect(await clusterName(data).then(livingProcesses, () => 0)).toBe(0);
  }
  await start();
});

test("what people typed does not get into the log, not even when a backend dies over it", async () => {
  const server = await start();
  const sql = postgres({ ...server.owner, ...CLIENT, max: 1 });
  await sql`create table paciente (cpf text unique)`;
  await sql`insert into paciente values ('MARCA-111')`;
  await sql`insert into paciente values ('MARCA-111')`.catch(() => {});
  await sql`select 'MARCA-222'::int`.catch(() => {});
  await sql.unsafe("select $1::date", ["MARCA-333"]).catch(() => {});
  await sql.unsafe("do $$ begin raise warning 'MARCA-444'; end $$");
  const [backend] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const dying = sql`select pg_sleep(30), 'MARCA-555'`.catch(() => {});
  const waits = `select wait_event from pg_stat_activity where pid = ${backend?.pid}`;
  await expect.poll(() => query(server, waits)).toEqual({ wait_event: "PgSleep" });
  process.kill(backend?.pid ?? 0, "SIGKILL");
  await dying;
  await sql.end({ timeout: 0 });
  await expect.poll(() => query(server, "select 1 as n").catch(() => undefined)).toEqual({ n: 1 });
  const log = await readFile(path.join(dataDir, "postgres", "log", "postgres.log"), "utf8");
  expect(log).toContain("terminated by signal 9");
  expect(log).not.toContain("MARCA");
});
