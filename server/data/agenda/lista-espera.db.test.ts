import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DIAS } from "#domain/horarios/horarios.ts";
import { formatTime, isoDate } from "#domain/texto/datas.ts";
import { giveUpAgendamento, lookUpAgendamento } from "#server/data/agendamentos/own-agendamento.ts";
import { openDataKeys } from "#server/data/data-keys.ts";
import type { Identity, Tx } from "#server/db/open.ts";
import { configuracoesSite } from "#server/db/schema/configuracoes-site.ts";
import { offerVagas } from "#server/jobs/offer-vagas.ts";
import { createLog } from "#server/log.ts";
import { tokenCredential } from "#server/portal/access-token.ts";
import { pedidoSecreto, receivedAgendamento } from "#tests/support/agendamentos.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import * as records from "#tests/support/records.ts";
import { confirmHorario, endProposals } from "./horarios.ts";
import { enterWaitingList, leaveWaitingList } from "./lista-espera.ts";

const test = testDatabase();
const SALA = "00000000-0000-4000-8000-00000000005a";
const EXAME = { id: "00000000-0000-4000-8000-0000000000e1", nome: "Ressonância" };
const week = (fecha?: string) =>
  test.superuser.json(
    Object.fromEntries(DIAS.map((dia) => [dia, fecha ? [{ abre: "00:00", fecha }] : []])),
  );
let count = 0;

beforeAll(() => openDataKeys(test.database, TEST_SECRET));

beforeEach(async () => {
  await test.superuser`truncate agendamentos, agenda_vagas, tentativas_acesso, salas cascade`;
  await test.superuser`delete from pgboss.job where name = 'mail'`;
  await test.superuser`delete from configuracoes_site`;
  await test.superuser`insert into salas (id, nome, duracao_minutos, horarios, exames)
    values (${SALA}, 'Ressonância', 30, ${week("24:00")}, ${test.superuser.json([EXAME.id])})`;
});

async function received(pedido: Parameters<typeof pedidoSecreto>[0] = {}) {
  const codigo = `A-00000-${String(++count).padStart(5, "0")}`;
  const anyTime = { exame: EXAME, dias: [], periodos: [] };
  const id = await receivedAgendamento(test, {
    codigo,
    pedido: pedidoSecreto({ ...anyTime, ...pedido }),
  });
  const token = tokenCredential(randomUUID());
  const who = { role: "paciente", address: `203.0.113.${count % 250}`, requestId: "x" } as Identity;
  await test.database.as(who, (tx) =>
    lookUpAgendamento(tx, { codigo, nascimento: "1980-05-17", token }),
  );
  const asPatient = <T>(work: (tx: Tx) => Promise<T>) =>
    test.database.as({ ...who, access: token } as Identity, work);
  return { id, asPatient };
}

async function waiting(pedido?: Parameters<typeof received>[0]) {
  const one = await received(pedido);
  expect(await one.asPatient(enterWaitingList)).toBe(true);
  return one;
}

async function freed({ hours = 50, minutes = 30 } = {}) {
  const one = await received();
  await test.superuser.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`update agendamentos set estado = 'confirmado' where id = ${one.id}`;
  });
  await test.superuser`
    insert into agenda_horarios (agendamento_id, sala_id, inicio, fim, estado, confirmado_em)
    values (${one.id}, ${SALA}, date_trunc('hour', now()) + make_interval(hours => ${hours}),
      date_trunc('hour', now()) + make_interval(hours => ${hours}, mins => ${minutes}), 'confirmado', now())`;
  expect(await one.asPatient(giveUpAgendamento)).toBe(true);
  return one;
}

async function fasting(preparo: string) {
  const id = randomUUID();
  await test.superuser`insert into exames (id, slug, nome, descricao, preparo)
    values (${id}, ${id}, 'Abdome', 'd', ${preparo})`;
  await test.superuser`update salas set exames = exames || ${test.superuser.json([id])}`;
  return { id, nome: "Abdome" };
}

const offer = () =>
  offerVagas({
    database: test.database,
    origin: "https://clinica.test",
    config: { port: 0 } as never,
    log: createLog("silent"),
  });
const expire = async () => {
  await test.superuser`update agenda_horarios set expira_em = now() - interval '1 second'
    where estado = 'proposto'`;
  await test.database.as({ role: "sistema" }, endProposals);
};
const stateOf = async ({ id }: { id: string }) =>
  (await test.superuser`select estado from agendamentos where id = ${id}`)[0]?.estado;
const held = () => test.superuser`select agendamento_id, expira_em, fim - inicio as length
  from agenda_horarios`;

describe("a freed hour", () => {
  it("is offered to the person who has waited longest, for two hours, by mail", async () => {
    const [ana, bia] = [await waiting(), await waiting()];
    await freed();
    const before = Date.now();
    await offer();
    expect([await stateOf(ana), await stateOf(bia)]).toEqual(["proposto", "novo"]);
    const [hour] = await held();
    expect(hour?.agendamento_id).toBe(ana.id);
    const offered = hour?.expira_em.getTime() - 2 * 3_600_000;
    expect(offered).toBeGreaterThanOrEqual(before);
    expect(offered).toBeLessThanOrEqual(Date.now());
    const mails = await test.superuser`select data ->> 'id' as id from pgboss.job
      where name = 'mail' and data ->> 'kind' = 'agendamento-vaga'`;
    expect(mails).toMatchObject([{ id: ana.id }]);
  });

  it("goes to the next person once the two hours are over, and to nobody twice", async () => {
    const [ana, bia] = [await waiting(), await waiting()];
    await freed();
    await offer();
    await offer();
    expect([await stateOf(ana), await stateOf(bia)]).toEqual(["proposto", "novo"]);
    await expire();
    await offer();
    expect([await stateOf(ana), await stateOf(bia)]).toEqual(["novo", "proposto"]);
    await expire();
    await offer();
    expect([await stateOf(ana), await stateOf(bia)]).toEqual(["novo", "novo"]);
  });

  it("is hers once she confirms it, and she leaves the list", async () => {
    const [ana, bia] = [await waiting(), await waiting()];
    await freed();
    await offer();
    const [hour] = await test.superuser`select id from agenda_horarios`;
    expect(await ana.asPatient((tx) => confirmHorario(tx, hour?.id, "https://clinica.test"))).toBe(
      true,
    );
    await offer();
    const rows =
      await test.superuser`select lista_espera_em from agendamentos where id = ${ana.id}`;
    expect(rows).toMatchObject([{ lista_espera_em: null }]);
    expect(await test.superuser`select id from agenda_vagas`).toHaveLength(0);
    expect(await stateOf(bia)).toBe("novo");
  });

  it("passes whom it does not suit: another exam, another half of the day, too short, no longer waiting", async () => {
    const other = await waiting({ exame: { id: randomUUID(), nome: "Tomografia" } });
    const unknown = await waiting({ exame: null });
    const gone = await waiting();
    expect(await gone.asPatient(leaveWaitingList)).toBe(true);
    const held = await waiting();
    await test.superuser`update agendamentos set seguranca = 'decidir', respostas = 'x' where id = ${held.id}`;
    const ana = await waiting();
    await freed({ minutes: 20 });
    await offer();
    await freed({ hours: 70 });
    await offer();
    const states = await Promise.all([other, unknown, gone, held, ana].map(stateOf));
    expect(states).toEqual(["novo", "novo", "novo", "novo", "proposto"]);
  });

  it("passes whom it would reach after the preparation has to begin, with the two hours to answer", async () => {
    const jejum = await fasting("Jejum de 8 horas");
    const ana = await waiting({ exame: jejum });
    await freed({ hours: 9 });
    await offer();
    expect(await stateOf(ana)).toBe("novo");
    await freed({ hours: 12 });
    await offer();
    expect(await stateOf(ana)).toBe("proposto");
  });

  it("is read once for whom it does not suit, and again once the request changes", async () => {
    const other = await waiting({ exame: { id: randomUUID(), nome: "Tomografia" } });
    await freed();
    const lines = async () =>
      (await test.superuser`select from trilha_pacientes where acao = 'procurou_na_espera'`).length;
    const before = await lines();
    await offer();
    await offer();
    expect((await lines()) - before).toBe(1);
    await test.superuser`update agendamentos set busca = '{}' where id = ${other.id}`;
    await offer();
    await offer();
    expect((await lines()) - before).toBe(2);
    expect(await stateOf(other)).toBe("novo");
  });

  it("is offered to nobody when it is too near, or when staff gave it to somebody else", async () => {
    const ana = await waiting();
    await freed({ hours: 2 });
    await offer();
    const bia = await received();
    await freed();
    await test.superuser`update agendamentos set estado = 'proposto' where id = ${bia.id}`;
    await test.superuser`insert into agenda_horarios (agendamento_id, sala_id, inicio, fim, expira_em)
      select ${bia.id}, sala_id, inicio, fim, now() + interval '1 hour' from agenda_vagas`;
    await offer();
    expect(await stateOf(ana)).toBe("novo");
  });

  it("is offered to nobody while the room or the clinic is closed then", async () => {
    const ana = await waiting();
    await freed();
    const [vaga] = await test.superuser`select inicio from agenda_vagas`;
    const closed = { data: isoDate(vaga?.inicio), nome: "Feriado", intervalos: [] };
    const values = records.configuracoes({ feriados: [closed] });
    await test.asAdmin((tx) => tx.insert(configuracoesSite).values(values));
    await offer();
    expect(await stateOf(ana)).toBe("novo");
    await test.superuser`update configuracoes_site set feriados = '[]'`;
    await test.superuser`update salas set horarios = ${week()}`;
    await offer();
    expect(await stateOf(ana)).toBe("novo");
    await test.superuser`update salas set horarios = ${week("24:00")}`;
    await offer();
    expect(await stateOf(ana)).toBe("proposto");
  });

  it("is offered only for an exam that ends before the room closes", async () => {
    const ana = await waiting();
    await freed();
    const [vaga] = await test.superuser`select inicio from agenda_vagas`;
    const closing = formatTime(vaga?.inicio).replace(":00", ":29");
    await test.superuser`update salas set horarios = ${week(closing)}`;
    await offer();
    expect(await stateOf(ana)).toBe("novo");
    await test.superuser`update salas set duracao_minutos = 20`;
    const bia = await waiting();
    await offer();
    expect([await stateOf(ana), await stateOf(bia)]).toEqual(["novo", "proposto"]);
  });

  it("is offered once when two processes run in the same moment", async () => {
    const [ana, bia] = [await waiting(), await waiting()];
    await freed();
    await Promise.all([offer(), offer(), offer()]);
    expect(await held()).toHaveLength(1);
    expect([await stateOf(ana), await stateOf(bia)].toSorted()).toEqual(["novo", "proposto"]);
  });
});

it("a proposal that nobody took, or an exam that is over, frees no hour", async () => {
  const one = await received();
  await test.superuser`update agendamentos set estado = 'proposto' where id = ${one.id}`;
  await test.superuser`insert into agenda_horarios (agendamento_id, sala_id, inicio, fim, expira_em)
    values (${one.id}, ${SALA}, now() + interval '50 hours', now() + interval '51 hours', now())`;
  expect(await one.asPatient(giveUpAgendamento)).toBe(true);
  expect(await test.superuser`select id from agenda_vagas`).toHaveLength(0);
});

it("a person who enters the list from a proposal gives its times back, and only an open request waits", async () => {
  const one = await received();
  await test.superuser`update agendamentos set estado = 'proposto' where id = ${one.id}`;
  await test.superuser`insert into agenda_horarios (agendamento_id, sala_id, inicio, fim, expira_em)
    values (${one.id}, ${SALA}, now() + interval '50 hours', now() + interval '51 hours', now())`;
  expect(await one.asPatient(enterWaitingList)).toBe(true);
  expect([await stateOf(one), (await held()).length]).toEqual(["novo", 0]);
  const lines =
    await test.superuser`select acao from trilha_pacientes order by numero desc limit 1`;
  expect(lines).toMatchObject([{ acao: "entrou_na_espera" }]);
  expect(await one.asPatient(giveUpAgendamento)).toBe(true);
  expect(await one.asPatient(enterWaitingList)).toBe(false);
  expect(await one.asPatient(leaveWaitingList)).toBe(false);
});
