import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import * as records from "#tests/support/records.ts";
import { sendWithCommit } from "./commit-statements.ts";
import { exames } from "./schema/exames.ts";

const test = testDatabase();
const FAILING = { text: "select 1 / $1::int", parameters: ["0"] };
const named = (nome: string) => ({
  text: "insert into linhas values ($1, current_user, txid_current())",
  parameters: [nome],
});
const lines = () => test.superuser`select nome, quem from linhas`;

beforeEach(async () => {
  await test.superuser`create table if not exists public.linhas (nome text, quem text, transacao bigint)`;
  await test.superuser`grant all on public.linhas to public`;
  await test.superuser`truncate linhas, exames`;
});
afterAll(() => test.superuser`drop table linhas`);

it("run in their order, as the transaction's own identity, in it", async () => {
  const during = await test.asAdmin(async (tx) => {
    sendWithCommit(tx, named("primeira"));
    sendWithCommit(tx, named("segunda"));
    await tx.execute(sql`insert into linhas values ('antes', current_user, txid_current())`);
    return (await tx.execute(sql`select nome from linhas`)).length;
  });
  expect(during).toBe(1);
  expect(await lines()).toEqual(
    ["antes", "primeira", "segunda"].map((nome) => ({ nome, quem: "clinica_operador" })),
  );
  const [row] = await test.superuser`select count(distinct transacao)::int as n from linhas`;
  expect(row?.n).toBe(1);
});

it("undo what the transaction wrote if one of them fails, and the caller gets the error", async () => {
  for (const order of [
    [FAILING, named("depois")],
    [named("antes"), FAILING],
  ]) {
    const failed = test.asAdmin(async (tx) => {
      await tx.insert(exames).values(records.exame());
      for (const statement of order) sendWithCommit(tx, statement);
      return "done";
    });
    await expect(failed).rejects.toMatchObject({ code: "22012" });
  }
  expect(await lines()).toEqual([]);
  expect(await test.superuser`select id from exames`).toEqual([]);
  await test.asAdmin(async (tx) => sendWithCommit(tx, named("outra")));
  expect(await lines()).toHaveLength(1);
});

it("are not sent where the work fails, nor where its identity is refused", async () => {
  const failed = test.asAdmin(async (tx) => {
    sendWithCommit(tx, named("nenhuma"));
    throw new Error("of its own");
  });
  await expect(failed).rejects.toThrow("of its own");
  // PostgreSQL refuses the character NUL.
  const refused = test.database.as({ role: "operador", requestId: "\0" }, async (tx) => {
    sendWithCommit(tx, named("nenhuma"));
    await tx.insert(exames).values(records.exame());
  });
  await expect(refused).rejects.toMatchObject({ code: "22021" });
  expect(await test.superuser`select id from exames`).toEqual([]);
  expect(await lines()).toEqual([]);
});

it("belong to a transaction that commits: neither to a visitor's read nor to a savepoint", async () => {
  const read = test.database.as({ role: "anonimo" }, async (tx) =>
    sendWithCommit(tx, named("nenhuma")),
  );
  await expect(read).rejects.toThrow("nothing is sent");
  const savepoint = test.asAdmin((tx) =>
    tx.transaction(async (inner) => sendWithCommit(inner, named("nenhuma"))),
  );
  await expect(savepoint).rejects.toThrow("nothing is sent");
  expect(await lines()).toEqual([]);
});
