import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import postgres, { type Sql } from "postgres";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { isDatabaseUnavailable } from "#server/db/error-kind.ts";
import { createLog } from "#server/log.ts";
import { dataParent } from "#tests/support/data-parent.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { freeze } from "#tests/support/freeze.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../embedded/start.ts";
import type { Database, Tx } from "../open.ts";

/** Far above the five seconds after which a failure should be reported. */
const BOUND_MS = 15_000;
let dataDir: string;
let embedded: EmbeddedPostgres;
let database: Database;
let superuser: Sql;
let thaw = () => {};

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(dataParent(), "clinica-frozen-"));
  embedded = await startEmbeddedPostgres({ dataDir, log: createLog("silent"), isDisposable: true });
  database = await openTestDatabase(embedded.owner);
  superuser = postgres({ ...embedded.superuser, database: "clinica", max: 1, onnotice: () => {} });
  await superuser`create table public.linhas (nome text)`;
  await superuser`grant all on public.linhas to public`;
}, 120_000);

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

async function outcome(work: Promise<unknown>): Promise<unknown> {
  return Promise.race([
    work.then(
      () => "done",
      (error) => (isDatabaseUnavailable(error) ? "unavailable" : error),
    ),
    sleep(BOUND_MS, undefined, { ref: false }),
  ]);
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

it("makes every kind of statement fail in time, again at once, and serves each again after it continues", async () => {
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
  await eventually(BOUND_MS, () => database.ping());
  for (let round = 0; round < 12; round++) {
    expect(await all()).toEqual(Object.keys(WAYS).map((name) => [name, "done"]));
  }
});

it("never does later what it reported as failed", async () => {
  await superuser`truncate linhas`;
  const frozen = Promise.withResolvers<void>();
  const begun = (then: (tx: Tx) => Promise<unknown>) =>
    database.as({ role: "operador" }, async (tx) => {
      await write("começada")(tx);
      await frozen.promise;
      await then(tx);
    });
  const going = [begun(write("no meio")), begun(async () => {})];
  await sleep(500);
  thaw = freeze(embedded.pid);
  frozen.resolve();
  const visitors = Array.from({ length: 9 }, (_, index) =>
    database.asStranger(write(`estranho ${index}`)),
  );
  const all = [...going, ...visitors];
  expect(await Promise.all(all.map(outcome))).toEqual(all.map(() => "unavailable"));
  thaw();
  await eventually(BOUND_MS, () => database.ping());
  // Gives PostgreSQL time to read everything in the sockets.
  await sleep(1_000);
  expect(await names()).toEqual([]);
  await database.as({ role: "operador" }, write("depois"));
  expect(await names()).toEqual(["depois"]);
});

it("leaves a statement alone that is only slow", async () => {
  const [row] = await database.as({ role: "operador" }, (tx) =>
    tx.execute(sql`select pg_sleep(4), 'feita' as nome`),
  );
  expect(row?.nome).toBe("feita");
});

it("is noticed on the connection for notifications, which sends nothing by itself", async () => {
  const heard = { onNotify: vi.fn(), onListen: vi.fn(), onLost: vi.fn() };
  const listening = await database.listen("teste", heard);
  thaw = freeze(embedded.pid);
  await outcome(database.ping());
  await eventually(BOUND_MS, async () => expect(heard.onLost).toHaveBeenCalledOnce());
  thaw();
  await eventually(BOUND_MS, async () => expect(heard.onListen).toHaveBeenCalledTimes(2));
  await superuser`notify teste, 'de novo'`;
  await eventually(BOUND_MS, async () => expect(heard.onNotify).toHaveBeenCalledWith("de novo"));
  await listening.stop();
});
