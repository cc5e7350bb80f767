import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { isRunning } from "#server/db/embedded/processes.ts";
import { TookTooLong } from "#server/time-limit.ts";
import { testDatabase } from "#tests/support/database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { lockTable } from "#tests/support/lock-table.ts";
import { waitUntilAsleep } from "#tests/support/waiting-transactions.ts";
import { Availability, type Limit } from "../availability/availability.ts";
import type { Frame } from "../frame.ts";
import { openPool, type Pool, type PoolOptions, type Tx } from "../pool.ts";

const test = testDatabase();
const pools: Pool[] = [];

beforeAll(async () => {
  await test.superuser`create table public.linhas (nome text primary key)`;
  await test.superuser`grant all on public.linhas to public`;
});
beforeEach(() => test.superuser`truncate linhas`);
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.end();
});
afterAll(() => test.superuser`drop table public.linhas`);

/** @param limit is read again for each statement, so that a test can set it once a statement has begun to wait */
function open(own: Partial<PoolOptions> = {}, limit: Limit = {}): Pool {
  const limits = Object.assign(limit, { availability: new Availability(test.owner) });
  const pool = openPool({ ...test.owner, max: 1, transactions: 1, ...own }, limits);
  pools.push(pool);
  return pool;
}

const framed = (first: string): Frame => ({
  first: { text: first, parameters: [] },
  toError: (cause) => new Error("refused", { cause }),
  last: () => [],
  onLast: () => {},
});
const FINE = framed("select 1");
const PATIENT: Limit = { patienceMs: 3_000, longestMs: Number.POSITIVE_INFINITY };
const insert = (tx: Tx, nome: string) => tx.execute(sql`insert into linhas values (${nome})`);
const divide = (tx: Tx) => tx.execute(sql`select 1 / 0`);
const names = async () =>
  (await test.superuser`select nome from linhas order by nome`).map(({ nome }) => nome);

async function pidOf(tx: Tx): Promise<number> {
  const [row] = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return row?.pid ?? 0;
}

const pidOfNext = (pool: Pool) => pool.framed(FINE, pidOf);

it("lets nothing run after an opening that fails, and uses the connection again", async () => {
  const pool = open();
  const pid = await pidOfNext(pool);
  const failed = pool.framed(framed("select 1 / 0"), (tx) => insert(tx, "nenhuma"));
  await expect(failed).rejects.toMatchObject({ message: "refused", cause: { code: "22012" } });
  // Work that sends no statement does not notice the failure.
  const unnoticed = pool.framed(framed("select 1 / 0"), async () => "done");
  await expect(unnoticed).rejects.toThrow("refused");
  const own = pool.framed(framed("select 1 / 0"), async () => {
    throw new Error("of its own");
  });
  await expect(own).rejects.toThrow("refused");
  expect(await names()).toEqual([]);
  expect(await pidOfNext(pool)).toBe(pid);
});

it("undoes everything where the first statement fails, even if the work catches it", async () => {
  const pool = open();
  const failed = pool.framed(FINE, async (tx) => {
    await divide(tx).catch(() => {});
    return "done";
  });
  await expect(failed).rejects.toMatchObject({ code: "22012" });
  const late = pool.framed(FINE, async (tx) => {
    await insert(tx, "nenhuma");
    await divide(tx).catch(() => {});
  });
  await expect(late).rejects.toMatchObject({ code: "22012" });
  expect(await names()).toEqual([]);
});

it("gives up a first statement that takes too long, which never takes effect", async () => {
  const limit: Limit = {};
  const pool = open({}, limit);
  const pid = await pidOfNext(pool);
  const unlock = await lockTable(test, "linhas");
  Object.assign(limit, { patienceMs: 300, longestMs: 400 });
  await expect(pool.framed(FINE, (tx) => insert(tx, "lenta"))).rejects.toBeInstanceOf(TookTooLong);
  Object.assign(limit, PATIENT);
  await eventually(async () => expect(await pidOfNext(pool)).not.toBe(pid));
  await unlock();
  await eventually(async () => {
    const rows = await test.superuser`select from pg_stat_activity where pid = ${pid}`;
    expect(rows).toHaveLength(0);
  });
  expect(await names()).toEqual([]);
});

it("gives up waiting for a connection, and the one before it goes on", async () => {
  const limit: Limit = {};
  const pool = open({}, limit);
  const [begun, holding] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = pool.framed(FINE, async (tx) => {
    await insert(tx, "primeira");
    begun.resolve();
    await holding.promise;
  });
  await begun.promise;
  Object.assign(limit, { patienceMs: 200, longestMs: 200 });
  await expect(pool.framed(FINE, (tx) => insert(tx, "cansada"))).rejects.toBeInstanceOf(
    TookTooLong,
  );
  Object.assign(limit, PATIENT);
  holding.resolve();
  await first;
  await pool.framed(FINE, (tx) => insert(tx, "terceira"));
  expect(await names()).toEqual(["primeira", "terceira"]);
});

it.each(["before", "during"])(
  "goes on with a new connection where the old one died %s the first statement",
  async (when) => {
    const pool = open();
    const pid = await pidOfNext(pool);
    const end = () => test.superuser`select pg_terminate_backend(${pid})`;
    if (when === "before") {
      await end();
      await eventually(() => expect(isRunning(pid)).toBe(false));
      // Node.js needs up to three turns of its event loop to read that the connection ended, and to tell the pool.
      for (let turn = 0; turn < 3; turn++) await nextTurn();
    } else {
      const dying = pool.framed(framed("select pg_sleep(30)"), (tx) => insert(tx, "nenhuma"));
      const waiting = pool.framed(FINE, (tx) => insert(tx, "esperou"));
      const died = expect(dying).rejects.toThrow("refused");
      await waitUntilAsleep(test);
      await end();
      await died;
      await waiting;
    }
    const next = await pidOfNext(pool);
    expect(next).not.toBe(pid);
    expect(await names()).toEqual(when === "before" ? [] : ["esperou"]);
  },
);

it("rolls a savepoint back alone, also one in another", async () => {
  const pool = open();
  await pool.framed(FINE, async (tx) => {
    await insert(tx, "fora");
    const caught = tx.transaction(async (inner) => {
      await insert(inner, "dentro");
      await divide(inner).catch(() => {});
    });
    await expect(caught).rejects.toMatchObject({ code: "22012" });
    await tx.transaction(async (inner) => {
      await insert(inner, "meio");
      const innermost = inner.transaction(async (most) => {
        await insert(most, "fundo");
        throw new Error("of its own");
      });
      await expect(innermost).rejects.toThrow("of its own");
    });
  });
  expect(await names()).toEqual(["fora", "meio"]);
});

it("refuses statements that come after the end, while another transaction has the connection", async () => {
  const pool = open();
  let leaked: Tx | undefined;
  let straggler: Promise<unknown> | undefined;
  const late = Promise.withResolvers<void>();
  await pool.framed(FINE, async (tx) => {
    leaked = tx;
  });
  const failed = pool.framed(FINE, (tx) => {
    straggler = late.promise.then(() => insert(tx, "atrasada"));
    straggler.catch(() => {});
    return divide(tx);
  });
  await expect(failed).rejects.toMatchObject({ cause: { code: "22012" } });
  await pool.framed(FINE, async (tx) => {
    late.resolve();
    await insert(tx, "outra");
    await expect(insert(leaked as Tx, "vazou")).rejects.toMatchObject({
      cause: { code: "CONNECTION_CLOSED" },
    });
    await expect(straggler).rejects.toMatchObject({ cause: { code: "CONNECTION_CLOSED" } });
  });
  expect(await names()).toEqual(["outra"]);
});

it("closes connections that nobody uses, and everything that waits when the pool ends", async () => {
  const pool = open({ idle_timeout: 0.1 });
  const pid = await pidOfNext(pool);
  await eventually(async () => {
    const rows = await test.superuser`select from pg_stat_activity where pid = ${pid}`;
    expect(rows).toHaveLength(0);
  });
  const holding = pool.framed(FINE, (tx) => tx.execute(sql`select pg_sleep(30)`));
  const waiting = pool.framed(FINE, (tx) => insert(tx, "nenhuma"));
  const both = Promise.allSettled([holding, waiting]);
  await waitUntilAsleep(test);
  await pool.end();
  expect((await both).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(pidOfNext(pool)).rejects.toMatchObject({ code: "CONNECTION_ENDED" });
});
