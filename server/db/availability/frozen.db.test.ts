import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import postgres, { type Sql } from "postgres";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { isDatabaseUnavailable } from "#server/db/error-kind.ts";
import { createLog } from "#server/log.ts";
import { dataParent } from "#tests/support/data-parent.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { freeze } from "#tests/support/freeze.ts";
import { lockTable } from "#tests/support/lock-table.ts";
import { waitUntilWaiting } from "#tests/support/waiting-transactions.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../embedded/start.ts";
import type { Database, Tx } from "../open.ts";

let dataDir: string;
let embedded: EmbeddedPostgres;
let database: Database;
let superuser: Sql;
let thaw = () => {};

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(dataParent(), "clinica-frozen-"));
  embedded = await startEmbeddedPostgres({ dataDir, log: createLog("silent"), isDisposable: true });
  database = await openTestDatabase(embedded.owner);
  superuser = postgres({ ...embedded.superuser, database: "clinica", max: 2, onnotice: () => {} });
  await superuser`create table public.linhas (nome text)`;
  await superuser`grant all on public.linhas to public`;
});

afterEach(() => thaw());

afterAll(async () => {
  thaw();
  await superuser.end();
  await database.close();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const read = (tx: Tx) => tx.execute(sql`select 1 as one`);
const write = (nome: string) => (tx: Tx) => tx.execute(sql`insert into linhas values (${nome})`);
const names = async () =>
  (await superuser`select nome from linhas order by nome`).map(({ nome }) => nome);

function outcome(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => "done",
    (error) => (isDatabaseUnavailable(error) ? "unavailable" : error),
  );
}

async function usedConnections(): Promise<number[]> {
  const rows = await superuser`
    select pid from pg_stat_activity
    where datname = 'clinica' and usename <> current_user and query <> ''`;
  return rows.map(({ pid }) => pid);
}

const WAYS: Record<string, (database: Database) => Promise<unknown>> = {
  "a visitor's read": (it) => it.as({ role: "anonimo" }, read),
  "a visitor's write": (it) => it.asStranger(read),
  "a patient's transaction": (it) => it.as({ role: "paciente" }, read),
  "staff's transaction": (it) => it.as({ role: "leitor" }, read),
  "the sign-in's statement": (it) => read(it.signIn),
  "the sign-in's transaction": (it) => it.as({ role: "auth" }, read),
  "the limiter's statement": (it) => it.signInQuery("select 1"),
  "the queue's statement": (it) => it.queueQuery("select 1"),
  "a job's transaction": (it) => it.as({ role: "sistema" }, read),
  "an operator's transaction": (it) => it.as({ role: "operador" }, read),
  "the probe": (it) => it.ping(),
};

it("makes every kind of statement fail, again and again, and serves each again after it continues", async () => {
  for (const way of Object.values(WAYS)) await way(database);
  thaw = freeze(embedded.pid);
  const all = () =>
    Promise.all(
      Object.entries(WAYS).map(async ([name, way]) => [name, await outcome(way(database))]),
    );
  const gone = Object.keys(WAYS).map((name) => [name, "unavailable"]);
  expect(await all()).toEqual(gone);
  // More requests than each pool has connections, so that some would have to wait for a connection.
  expect((await Promise.all(Array.from({ length: 12 }, all))).flat()).toEqual(
    Array.from({ length: 12 }, () => gone).flat(),
  );
  thaw();
  await eventually(() => database.ping());
  for (let round = 0; round < 12; round++) {
    expect(await all()).toEqual(Object.keys(WAYS).map((name) => [name, "done"]));
  }
});

it("never does later what it reported as failed", async () => {
  await superuser`truncate linhas`;
  const frozen = Promise.withResolvers<void>();
  let begun = 0;
  const begin = (then: (tx: Tx) => Promise<unknown>) =>
    database.as({ role: "operador" }, async (tx) => {
      await write("começada")(tx);
      begun++;
      await frozen.promise;
      await then(tx);
    });
  const going = [begin(write("no meio")), begin(async () => {})];
  await eventually(() => expect(begun).toBe(going.length));
  const before = await usedConnections();
  thaw = freeze(embedded.pid);
  frozen.resolve();
  const visitors = Array.from({ length: 9 }, (_, index) =>
    database.asStranger(write(`estranho ${index}`)),
  );
  const all = [...going, ...visitors];
  expect(await Promise.all(all.map(outcome))).toEqual(all.map(() => "unavailable"));
  thaw();
  await eventually(() => database.ping());
  // A connection from before has ended once PostgreSQL has read all that was in its socket.
  await eventually(async () => {
    const now = await usedConnections();
    expect(before.filter((pid) => now.includes(pid))).toEqual([]);
  });
  expect(await names()).toEqual([]);
  await database.as({ role: "operador" }, write("depois"));
  expect(await names()).toEqual(["depois"]);
});

it("leaves a statement alone that is only slow", async () => {
  await superuser`truncate linhas`;
  const sessions = async () => {
    const [row] = await superuser`
      select sessions::int as n from pg_stat_database where datname = 'clinica'`;
    return row?.n;
  };
  const unlock = await lockTable({ superuser }, "linhas");
  const slow = database.as({ role: "operador" }, write("lenta"));
  await waitUntilWaiting({ superuser });
  const before = await sessions();
  // PostgreSQL counts the test connection when it has ended.
  await eventually(async () => expect(await sessions()).toBeGreaterThan(before));
  await unlock();
  await slow;
  expect(await names()).toEqual(["lenta"]);
});

it("is noticed on the connection for notifications, which sends nothing by itself", async () => {
  const heard = { onNotify: vi.fn(), onListen: vi.fn(), onLost: vi.fn() };
  const listening = await database.listen("teste", heard);
  thaw = freeze(embedded.pid);
  await outcome(database.ping());
  await eventually(async () => expect(heard.onLost).toHaveBeenCalledOnce());
  thaw();
  await eventually(async () => expect(heard.onListen).toHaveBeenCalledTimes(2));
  await superuser`notify teste, 'de novo'`;
  await eventually(async () => expect(heard.onNotify).toHaveBeenCalledWith("de novo"));
  await listening.stop();
});
