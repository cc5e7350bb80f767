/** PostgreSQL waits for a synchronous standby as for its own disk, so a missing standby simulates a hanging disk. */
import postgres, { type Sql } from "postgres";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from "vitest";
import { noteReading } from "#server/data/laudos/patient-trail.ts";
import { getPaciente } from "#server/data/pacientes/pacientes.ts";
import { openTestDatabase, testDatabase } from "#tests/support/database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { CPFS, type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import * as records from "#tests/support/records.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { isDatabaseUnavailable } from "./error-kind.ts";
import type { Database, Tx } from "./open.ts";
import { exames } from "./schema/exames.ts";

const PATIENT = "11111111-1111-4111-8111-111111111111";
const DURABLE = { connection: { synchronous_commit: "on" } };
const test = testDatabase();
let database: Database;
let portal: PortalFixture;
let paciente: string;
let other: Sql | undefined;

beforeAll(async () => {
  database = await openTestDatabase({ ...test.owner, ...DURABLE });
  portal = await portalFixture({ ...test, superuser: test.superuser, owner: test.owner, database });
  database.useDataKeys(portal.keys);
  paciente = await portal.paciente();
});
beforeEach(() => test.superuser`truncate trilha_pacientes, exames`);
afterEach(answerAgain);
afterAll(() => database.close());

async function stopAnswering(): Promise<void> {
  await test.superuser`alter system set synchronous_standby_names = 'nobody'`;
  await test.superuser`select pg_reload_conf()`;
  const sql = postgres({ ...inject("superuser"), ...DURABLE, max: 1 });
  other = sql;
  await eventually(async () => {
    void sql`select pg_logical_emit_message(true, 'other', '')`.catch(() => {});
    expect(await waiting("postgres")).not.toEqual([]);
  });
}

async function answerAgain(): Promise<void> {
  await test.superuser`alter system reset synchronous_standby_names`;
  await test.superuser`select pg_reload_conf()`;
  await other?.end();
  other = undefined;
}

async function waiting(name = test.owner.database): Promise<number[]> {
  const rows = await test.superuser`
    select pid from pg_stat_activity where datname = ${String(name)} and wait_event = 'SyncRep'`;
  return rows.map(({ pid }) => Number(pid));
}

async function lines(): Promise<string[]> {
  const rows = await test.superuser`select acao from trilha_pacientes order by numero`;
  return rows.map(({ acao }) => String(acao));
}

const exameNames = async () => (await test.superuser`select nome from exames`).length;
const line = (on = database) =>
  on.as({ role: "sistema" }, async (tx) =>
    noteReading(tx, { acao: "avisou_por_email", pacientes: [PATIENT], dados: ["email"] }),
  );

it("no answer comes before its line is stored, and no line waits for another's disk", async () => {
  await stopAnswering();
  const answered: string[] = [];
  const works: Record<string, () => Promise<unknown>> = {
    first: line,
    second: line,
    "a patient shown": () => portal.asStaff((tx) => getPaciente(tx, paciente)),
    "a patient registered": () => portal.paciente({ cpf: CPFS[1] }),
    last: line,
  };
  const all = Object.entries(works).map(([name, work]) => work().then(() => answered.push(name)));
  await eventually(async () => {
    expect(await lines()).toHaveLength(all.length);
    expect(await waiting()).toHaveLength(all.length);
  });
  expect(answered).toEqual([]);
  await answerAgain();
  await Promise.all(all);
  expect(answered).toHaveLength(all.length);
});

it("a transaction that only reads does not wait", async () => {
  await stopAnswering();
  const read = (tx: Tx) => tx.select({ id: exames.id }).from(exames);
  expect(await portal.asStaff(read)).toEqual([]);
  expect(await database.as({ role: "anonimo" }, read)).toEqual([]);
});

it("a write without a line shows nothing before it is stored", async () => {
  await stopAnswering();
  const saving = database.as({ role: "operador" }, (tx) =>
    tx.insert(exames).values(records.exame()),
  );
  await eventually(async () => expect(await waiting()).toHaveLength(1));
  expect(await exameNames()).toBe(0);
  await answerAgain();
  await saving;
  expect(await exameNames()).toBe(1);
});

it("an error is told where the database goes before the line is known to be stored", async () => {
  let outdated = 0;
  database.onWrite(() => outdated++);
  await stopAnswering();
  const staff = await staffIdentity(test, "admin_master");
  const failed = database
    .as(staff, async (tx) => {
      await tx.insert(exames).values(records.exame());
      await getPaciente(tx, paciente);
    })
    .catch((error) => error);
  await eventually(async () => expect(await waiting()).toHaveLength(1));
  for (const pid of await waiting()) await test.superuser`select pg_terminate_backend(${pid})`;
  expect(isDatabaseUnavailable(await failed)).toBe(true);
  await answerAgain();
  // The write may have been committed, so pages count as outdated.
  expect(outdated).toBe(1);
  await line();
  expect(await exameNames()).toBe(1);
  expect(await lines()).toEqual(["abriu_paciente", "avisou_por_email"]);
});

it("without the function that has the log stored, a line is shown when it is stored", async () => {
  const functions = await test.superuser`
    select oid::regprocedure::text as name from pg_proc where proname = 'pg_logical_emit_message'`;
  const change = (how: string) =>
    Promise.all(
      functions.map(({ name }) => test.superuser.unsafe(`${how} public`.replace("F", name))),
    );
  await change("revoke execute on function F from");
  const own = await openTestDatabase({ ...test.owner, ...DURABLE });
  try {
    await stopAnswering();
    const writing = line(own);
    await eventually(async () => expect(await waiting()).toHaveLength(1));
    expect(await lines()).toEqual([]);
    await answerAgain();
    await writing;
    expect(await lines()).toHaveLength(1);
  } finally {
    await own.close();
    await change("grant execute on function F to");
  }
});
