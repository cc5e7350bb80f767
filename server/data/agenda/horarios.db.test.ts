import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it, test as one } from "vitest";
import { changeAgendamento } from "#server/data/agendamentos/change-agendamento.ts";
import { giveUpAgendamento, lookUpAgendamento } from "#server/data/agendamentos/own-agendamento.ts";
import { openDataKeys } from "#server/data/data-keys.ts";
import type { Identity, Tx } from "#server/db/open.ts";
import { tokenCredential } from "#server/portal/access-token.ts";
import { pedidoSecreto, receivedAgendamento } from "#tests/support/agendamentos.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import {
  confirmHorario,
  endProposals,
  findHorariosLivres,
  isTaken,
  listHorariosDe,
  listHorariosLivres,
  listOwnHorarios,
  proposeHorarios,
  requestOtherHorario,
} from "./horarios.ts";

const test = testDatabase();
let recepcao: Identity;
let laudos: Identity;
let count = 0;

/** A Thursday in the distant future. */
const DIA = "2036-03-06";
const at = (time: string) => new Date(`${DIA}T${time}:00-04:00`);
const SALA = { id: "00000000-0000-4000-8000-00000000005a", nome: "Ressonância" };
const OTHER = { id: "00000000-0000-4000-8000-00000000005b", nome: "Tomografia" };
const slot = (time: string, end: string, sala = SALA) => ({
  sala,
  inicio: at(time),
  fim: at(end),
  responder_ate: at(time),
});

beforeAll(async () => {
  await openDataKeys(test.database, TEST_SECRET);
  recepcao = await staffIdentity(test, "recepcao");
  laudos = await staffIdentity(test, "laudos");
});

beforeEach(async () => {
  await test.superuser`truncate agendamentos, tentativas_acesso, salas cascade`;
  await test.superuser`delete from pgboss.job_common`;
  const day = { qui: [{ abre: "07:00", fecha: "09:00" }] };
  const week = { dom: [], seg: [], ter: [], qua: [], sex: [], sab: [], ...day };
  for (const { id, nome } of [SALA, OTHER]) {
    await test.superuser`insert into salas (id, nome, duracao_minutos, horarios)
      values (${id}, ${nome}, 30, ${test.superuser.json(week)})`;
  }
});

async function received() {
  const codigo = `A-00000-${String(++count).padStart(5, "0")}`;
  const id = await receivedAgendamento(test, { codigo, pedido: pedidoSecreto() });
  const token = tokenCredential(randomUUID());
  const who = { role: "paciente", address: "203.0.113.9", requestId: "x" } as Identity;
  await test.database.as(who, (tx) =>
    lookUpAgendamento(tx, { codigo, nascimento: "1980-05-17", token }),
  );
  const asPatient = <T>(work: (tx: Tx) => Promise<T>) =>
    test.database.as({ ...who, access: token } as Identity, work);
  return { id, asPatient };
}

async function propose(id: string, slots: ReturnType<typeof slot>[], who = recepcao) {
  const [row] = await test.superuser`select versao from agendamentos where id = ${id}`;
  return test.database.as(who, async (tx) => {
    const change = { id, versao: row?.versao, para: "proposto" } as const;
    const { status } = await changeAgendamento(tx, change);
    if (status === "saved") await proposeHorarios(tx, id, slots);
    return status;
  });
}
const stateOf = async (id: string) =>
  (await test.superuser`select estado from agendamentos where id = ${id}`)[0]?.estado;
const times = () => test.superuser`select * from agenda_horarios order by inicio`;
const free = async () =>
  (
    await test.database.as(recepcao, (tx) =>
      listHorariosLivres(tx, { exame: null, dia: DIA, agora: new Date() }),
    )
  ).filter(({ sala }) => sala.id === SALA.id);

describe("one hour of one room", () => {
  it("is given to one of two requests, when two people propose it in the same moment", async () => {
    const [ana, bia] = await Promise.all([received(), received()]);
    const results = await Promise.allSettled([
      propose(ana.id, [slot("07:00", "07:30")]),
      propose(bia.id, [slot("07:15", "07:45")], laudos),
    ]);
    const lost = results.filter(({ status }) => status === "rejected") as PromiseRejectedResult[];
    expect(lost.map(({ reason }) => isTaken(reason))).toEqual([true]);
    expect(await times()).toHaveLength(1);
    const states = [await stateOf(ana.id), await stateOf(bia.id)];
    expect(states.toSorted()).toEqual(["novo", "proposto"]);
  });

  it("excludes neither the same hour of another room, nor the one that begins when it ends", async () => {
    const [ana, bia] = await Promise.all([received(), received()]);
    await propose(ana.id, [slot("07:00", "07:30")]);
    await propose(bia.id, [slot("07:00", "07:30", OTHER), slot("07:30", "08:00")]);
    expect(await times()).toHaveLength(3);
  });

  it("is no longer offered while it is proposed", async () => {
    const { id } = await received();
    expect(await free()).toHaveLength(4);
    await propose(id, [slot("07:30", "08:00")]);
    expect((await free()).map(({ inicio }) => inicio)).toEqual([
      at("07:00"),
      at("08:00"),
      at("08:30"),
    ]);
  });
});

describe("a time that staff chose from the list", () => {
  const chosen = (time: string, sala = SALA.id) => ({ sala, inicio: at(time).toISOString() });
  const stillFree = async (...times: ReturnType<typeof chosen>[]) =>
    (
      await test.database.as(recepcao, (tx) =>
        findHorariosLivres(tx, times, { exame: null, agora: new Date() }),
      )
    ).map(({ inicio }) => inicio);

  it("stays free when a time before it is taken and the list moves", async () => {
    const { id } = await received();
    await propose(id, [slot("07:00", "07:20")]);
    expect((await free()).map(({ inicio }) => inicio)).not.toContainEqual(at("07:30"));
    expect(await stillFree(chosen("08:00"), chosen("07:30"))).toEqual([at("08:00"), at("07:30")]);
  });

  it("is not free once it is taken in part, ends after closing, or its room does not exist", async () => {
    const { id } = await received();
    await propose(id, [slot("07:50", "08:20")]);
    expect(await stillFree(chosen("07:30"), chosen("08:00"), chosen("08:20"))).toEqual([
      at("08:20"),
    ]);
    expect(
      await stillFree(chosen("08:45"), chosen("06:45"), chosen("07:00", randomUUID())),
    ).toEqual([]);
  });
});

describe("the patient", () => {
  it("takes one of the proposed times, and the others are free", async () => {
    const { id, asPatient } = await received();
    await propose(id, [slot("07:00", "07:30"), slot("08:00", "08:30")]);
    const own = await asPatient((tx) => listHorariosDe(tx, id));
    expect(own.map(({ sala }) => sala)).toEqual([SALA.nome, SALA.nome]);
    expect(
      await asPatient((tx) => confirmHorario(tx, own[1]?.id ?? "", "https://clinica.test")),
    ).toBe(true);
    expect(await stateOf(id)).toBe("confirmado");
    expect(await times()).toMatchObject([{ estado: "confirmado", inicio: at("08:00") }]);
    expect(
      await asPatient((tx) => confirmHorario(tx, own[0]?.id ?? "", "https://clinica.test")),
    ).toBe(false);
    const [line] =
      await test.superuser`select acao from trilha_pacientes order by numero desc limit 1`;
    expect(line?.acao).toBe("confirmou_horario");
    const mails = await test.superuser`
      select data ->> 'id' as id from pgboss.job_common where data ->> 'kind' = 'agendamento-confirmado'`;
    expect(mails).toEqual([{ id }]);
  });

  it("neither sees nor takes the time of somebody else", async () => {
    const [ana, bia] = await Promise.all([received(), received()]);
    await propose(ana.id, [slot("07:00", "07:30")]);
    await propose(bia.id, [slot("08:00", "08:30")]);
    const [hers] = await times();
    expect(await bia.asPatient((tx) => listHorariosDe(tx, ana.id))).toEqual([]);
    expect(await bia.asPatient((tx) => confirmHorario(tx, hers?.id, "https://clinica.test"))).toBe(
      false,
    );
    expect(await stateOf(ana.id)).toBe("proposto");
  });

  it.each(["decidir", "impedido"])("takes none while an answer is %s", async (seguranca) => {
    const { id, asPatient } = await received();
    await propose(id, [slot("07:00", "07:30")]);
    const [own] = await times();
    await test.superuser`update agendamentos set seguranca = ${seguranca}, respostas = 'x' where id = ${id}`;
    expect(await asPatient((tx) => confirmHorario(tx, own?.id, "https://clinica.test"))).toBe(
      false,
    );
    const confirm = () =>
      test.superuser`update agendamentos set estado = 'confirmado' where id = ${id}`;
    await expect(confirm()).rejects.toThrow("staff have to decide about an answer first");
    await test.superuser`update agendamentos set seguranca = 'liberado' where id = ${id}`;
    expect(await asPatient((tx) => confirmHorario(tx, own?.id, "https://clinica.test"))).toBe(true);
  });

  it.each([
    ["asks for others", requestOtherHorario, "novo"],
    ["gives up", giveUpAgendamento, "cancelado"],
  ])("%s, and her times are free", async (_, act, estado) => {
    const { id, asPatient } = await received();
    await propose(id, [slot("07:00", "07:30")]);
    expect(await asPatient(act)).toBe(true);
    expect([await stateOf(id), (await times()).length]).toEqual([estado, 0]);
    expect(await free()).toHaveLength(4);
  });

  it("sees no time whose reservation is over, also before the job has given it back", async () => {
    const ana = await received();
    await propose(ana.id, [slot("07:00", "07:30"), slot("08:00", "08:30")]);
    await test.superuser`update agenda_horarios set expira_em = now() where inicio = ${at("07:00")}`;
    const seen = await ana.asPatient((tx) => listOwnHorarios(tx, ana.id));
    expect(seen.map(({ inicio }) => inicio)).toEqual([at("08:00")]);
  });

  it("has to choose before the preparation begins", async () => {
    const ana = await received();
    const responder_ate = new Date(Date.now() + 3_600_000);
    await propose(ana.id, [{ ...slot("07:00", "07:30"), responder_ate }]);
    expect(await times()).toMatchObject([{ expira_em: responder_ate }]);
  });

  it("can't take a time once its 24 hours are over, and the job gives it back to the clinic", async () => {
    const { id, asPatient } = await received();
    await propose(id, [slot("07:00", "07:30")]);
    const [held] = await times();
    const hours = (held?.expira_em.getTime() - held?.criado_em.getTime()) / 3_600_000;
    expect(hours).toBeCloseTo(24, 3);
    await test.superuser`update agenda_horarios set expira_em = now() - interval '1 second'`;
    expect(await asPatient((tx) => confirmHorario(tx, held?.id, "https://clinica.test"))).toBe(
      false,
    );
    const end = () => test.database.as({ role: "sistema" }, endProposals);
    expect([await end(), await end()]).toEqual([1, 0]);
    expect([await stateOf(id), (await times()).length]).toEqual(["novo", 0]);
  });
});

one(
  "a proposal has one to three times, and only of a request that was set to proposed",
  async () => {
    const { id } = await received();
    const four = ["07:00", "07:30", "08:00", "08:30"].map((time) =>
      slot(time, `${time.slice(0, 4)}5`),
    );
    await expect(propose(id, four)).rejects.toThrow();
    await expect(propose(id, [])).rejects.toThrow();
    const alone = test.database.as(recepcao, (tx) =>
      proposeHorarios(tx, id, [slot("07:00", "07:30")]),
    );
    await expect(alone).rejects.toThrow();
    expect(await times()).toEqual([]);
  },
);
