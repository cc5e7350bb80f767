import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { Availability } from "./availability/availability.ts";
import { openPool, type Pool, type Tx } from "./pool.ts";

const test = testDatabase();
let pool: Pool;

beforeAll(async () => {
  await test.superuser`create table public.linhas (nome text primary key)`;
  await test.superuser`grant all on public.linhas to public`;
  pool = openPool(
    { ...test.owner, max: 0, transactions: 1 },
    { availability: new Availability(test.owner) },
  );
});
afterAll(async () => {
  await pool.end();
  await test.superuser`drop table public.linhas`;
});

const insert = (tx: Tx, nome: string) => tx.execute(sql`insert into linhas values (${nome})`);

async function loseConnection(tx: Tx): Promise<void> {
  const [row] = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  await test.superuser`select pg_terminate_backend(${row?.pid ?? 0})`;
}

it.each(["goes on", "fails", "ends well", "fails in a savepoint"])(
  "sends nothing into the next transaction's connection, when its callback %s",
  async (how) => {
    await test.superuser`truncate linhas`;
    const [replaced, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const goOn = async (tx: Tx) => {
      await loseConnection(tx);
      await replaced.promise;
      if (how === "ends well") return;
      if (how === "fails") throw new Error("of its own");
      if (how === "goes on") await insert(tx, "atrasada");
      await tx.transaction(async () => {
        throw new Error("of its own");
      });
    };
    const first = pool.transactions.transaction((tx) => goOn(tx).finally(over.resolve));
    const lost = expect(first).rejects.toMatchObject({
      code: expect.stringMatching(/CONNECTION|57P01/),
    });
    // Runs on the connection that replaces the lost one.
    const second = pool.transactions.transaction(async (tx) => {
      await insert(tx, "antes");
      replaced.resolve();
      await over.promise;
      await insert(tx, "depois");
    });
    await lost;
    await second;
    const rows = await test.superuser`select nome from linhas order by 1`;
    expect(rows.map(({ nome }) => nome)).toEqual(["antes", "depois"]);
  },
);
