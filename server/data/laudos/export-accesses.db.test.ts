import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { pedidoSecreto, receivedAgendamento } from "#tests/support/agendamentos.ts";
import { testDatabase } from "#tests/support/database.ts";
import { CPFS, type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { streamAccessesCsv } from "./export-accesses.ts";
import { getLaudo } from "./laudos.ts";

const test = testDatabase();
let portal: PortalFixture;

beforeAll(async () => {
  portal = await portalFixture(test);
});

const START = new Date();

/** PostgreSQL's times have microseconds, so a line may be later than a Date of the same millisecond. */
const justAfterNow = () => new Date(Date.now() + 1);

const read = (from: Date, to: Date) =>
  new Response(streamAccessesCsv(portal.asStaff, { from, to })).text();

describe("the accesses of a period", () => {
  it("name patient, report, data, person and time, and nobody outside of the period", async () => {
    const nome = '=cmd|" /C calc"!A0';
    const { id, protocolo } = await portal.laudo(await portal.paciente({ nome, cpf: CPFS[1] }));
    await portal.asStaff((tx) => getLaudo(tx, id));
    const csv = await read(START, justAfterNow());
    const line = csv.split("\r\n").find((one) => one.includes("viu o laudo"));
    expect(line).toContain(protocolo);
    expect(line).toContain("•••.•••.•77-35");
    expect(line).toMatch(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}/);
    // A name that a spreadsheet would run as a formula stays a text.
    expect(line).toContain(`"'=cmd`);
    const earlier = await read(new Date("2020-01-01"), new Date("2020-02-01"));
    expect(earlier.split("\r\n").filter(Boolean)).toHaveLength(1);
  });

  it("continues past one batch, and is itself recorded", async () => {
    const from = START;
    const { id } = await portal.laudo(await portal.paciente({ cpf: CPFS[2] }));
    await portal.asStaff((tx) =>
      tx.execute(sql`
        select registra_leitura('viu_laudo', '{}'::uuid[], array[${`laudo:${id}`}], '{laudo}')
        from generate_series(1, 1100)`),
    );
    const csv = await read(from, justAfterNow());
    expect(csv.split("\r\n").filter((one) => one.includes("viu o laudo")).length).toBeGreaterThan(
      1_099,
    );
    const [noted] = await test.superuser`
      select count(*)::int as lines from trilha_pacientes where acao = 'exportou_acessos'`;
    expect(noted?.lines).toBeGreaterThan(1);
  });

  it("names more patients than one line of the trail may", async () => {
    const from = new Date();
    await portal.asStaff((tx) =>
      tx.execute(sql`
        select registra_leitura('viu_laudo', (select array_agg(gen_random_uuid()) from generate_series(1, 900 + 0 * line)),
          '{}', '{laudo}') from generate_series(1, 2) as line`),
    );
    expect((await read(from, justAfterNow())).split("\r\n").filter(Boolean)).toHaveLength(3);
    const [noted] = await test.superuser`
      select count(*)::int as lines, sum(cardinality(pacientes))::int as pacientes
      from trilha_pacientes where acao = 'exportou_acessos' and quando >= ${from}`;
    expect(noted).toEqual({ lines: 2, pacientes: 1_800 });
  });
});

it("one report's accesses are its own, whole, and the trail names the report of the export", async () => {
  const pacienteId = await portal.paciente({ cpf: CPFS[3] });
  const [one, other] = [await portal.laudo(pacienteId), await portal.laudo(pacienteId)];
  await portal.asStaff((tx) => getLaudo(tx, one.id));
  await portal.asStaff((tx) => getLaudo(tx, other.id));
  const csv = await new Response(
    streamAccessesCsv(portal.asStaff, { to: justAfterNow(), laudoId: one.id }),
  ).text();
  expect(csv).toContain("registrou laudo");
  expect(csv.match(/viu o laudo/g)).toHaveLength(1);
  expect(csv).not.toContain(other.protocolo);
  const [noted] = await test.superuser`
    select count(*)::int as lines from trilha_pacientes
    where acao = 'exportou_acessos' and documentos = array[${`laudo:${one.id}`}]`;
  expect(noted?.lines).toBe(1);
});

it("an attachment that was read is named by its request's code and patient", async () => {
  const codigo = "A-00000-00001";
  const id = await receivedAgendamento(test, {
    codigo,
    pedido: pedidoSecreto({ nome: "Bia Luz" }),
  });
  await portal.asStaff((tx) =>
    tx.execute(sql`
      select registra_leitura('viu_anexo_agendamento', '{}'::uuid[], array[${`agendamento:${id}`}], '{anexo}')`),
  );
  const csv = await read(START, justAfterNow());
  const line = csv.split("\r\n").find((one) => one.includes("viu anexo de agendamento"));
  expect(line).toContain(`Agendamento ${codigo} (Bia Luz)`);
  const [noted] = await test.superuser`
    select count(*)::int as lines from trilha_pacientes
    where acao = 'exportou_acessos' and documentos @> array[${`agendamento:${id}`}]`;
  expect(noted?.lines).toBe(1);
});
