import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { studyUidOf } from "#domain/imagens/uid.ts";
import { formatTime, isoDate } from "#domain/texto/datas.ts";
import { DAY_MS } from "#domain/texto/durations.ts";
import { getAgendamento } from "#server/data/agendamentos/agendamentos.ts";
import { arrive } from "#server/data/agendamentos/arrive.ts";
import { exames } from "#server/db/schema/exames.ts";
import { confirmedAgendamento, pedidoSecreto } from "#tests/support/agendamentos.ts";
import { testDatabase } from "#tests/support/database.ts";
import { receivedInstance, storedImagem } from "#tests/support/imagens.ts";
import { CPFS, type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import * as records from "#tests/support/records.ts";
import { listEstudosOf, listWaitingEstudos } from "./estudos.ts";
import { listWorklist, noteWorklist } from "./worklist.ts";

const test = testDatabase();
const NOW = new Date();
const EXAME = "Radiografia de tórax";
let portal: PortalFixture;
let exame: { id: string; nome: string };
let count = 0;

const dayAt = (days: number) => isoDate(new Date(NOW.getTime() + days * DAY_MS));
const tenAt = (days: number) => new Date(`${dayAt(days)}T10:00:00-04:00`);

beforeAll(async () => {
  portal = await portalFixture(test);
  const row = records.exame({ nome: EXAME });
  const [added] = await test.asAdmin((tx) => tx.insert(exames).values(row).returning());
  exame = { id: added?.id ?? "", nome: EXAME };
});

beforeEach(
  () => test.superuser`truncate agendamentos, estudos, laudos, pacientes, trilha_pacientes cascade`,
);

async function confirmed(days: number, estado = "confirmado") {
  const codigo = `A-00000-${String(++count).padStart(5, "0")}`;
  const pedido = pedidoSecreto({ exame, cpf: CPFS[0] });
  const id = await confirmedAgendamento(test, { codigo, pedido, inicio: tenAt(days) });
  await test.superuser`update agendamentos set estado = ${estado} where id = ${id}`;
  return { id, codigo };
}

async function arrives(id: string) {
  const { versao } = (await portal.asStaff((tx) => getAgendamento(tx, id))) ?? { versao: 0 };
  const arrived = await portal.asStaff((tx) => arrive(tx, { id, versao }));
  if (arrived.status !== "saved") throw new Error(arrived.status);
  const [laudo] = await test.superuser<{ id: string }[]>`
    select laudo_id as id from agendamentos where id = ${id}`;
  return String(laudo?.id);
}

const list = (from: string | null = null, until: string | null = null) =>
  test.database.as({ role: "sistema" }, (tx) => listWorklist(tx, { from, until }, NOW));

describe("the worklist", () => {
  it("has the confirmed appointments of today and tomorrow, with their code", async () => {
    const [tomorrow, today] = [await confirmed(1), await confirmed(0)];
    await confirmed(-1);
    await confirmed(2);
    await confirmed(0, "cancelado");
    const entries = await list();
    expect(entries.map(({ protocolo }) => protocolo)).toEqual([today.codigo, tomorrow.codigo]);
    expect(entries[0]).toEqual({
      agendamento: today.id,
      protocolo: today.codigo,
      study: studyUidOf(today.id),
      patientName: "Souza^Maria da Conceição",
      patientId: CPFS[0],
      birthDate: "1980-05-17",
      sex: "",
      modality: "",
      stationAe: "",
      date: dayAt(0),
      time: "10:00",
      description: EXAME,
    });
  });

  it("has the reports of these days that are not done and have no images, with their protocol", async () => {
    const paciente = await portal.paciente();
    const laudoOf = (days: number) => portal.laudo(paciente, { data_exame: dayAt(days) });
    const [today, tomorrow] = [await laudoOf(0), await laudoOf(1)];
    for (const days of [-1, 2]) await laudoOf(days);
    await portal.released(paciente, { data_exame: dayAt(0) });
    const imaged = await laudoOf(0);
    const header = { accession: imaged.protocolo, study: "2.25.77", series: "2.25.78" };
    await storedImagem(test, receivedInstance(header));
    const entries = await list();
    expect(entries.map(({ protocolo }) => protocolo).sort()).toEqual(
      [today.protocolo, tomorrow.protocolo].sort(),
    );
    expect(entries.find(({ protocolo }) => protocolo === today.protocolo)).toMatchObject({
      study: studyUidOf(today.id),
      patientName: "Souza^Maria da Conceição",
      description: "Ultrassonografia de tireoide",
      date: dayAt(0),
      time: formatTime(today.criado_em),
      laudo: { id: today.id, paciente_id: paciente },
    });
  });

  it("never reaches beyond the two days, whatever the equipment asks for", async () => {
    for (const days of [-1, 0, 1, 2]) await confirmed(days);
    const datesOf = async (from: number | null, until: number | null) => {
      const days = [from, until].map((one) => (one === null ? null : dayAt(one)));
      const entries = await list(...(days as [string | null, string | null]));
      return entries.map(({ date }) => date);
    };
    expect(await datesOf(-400, 400)).toEqual([dayAt(0), dayAt(1)]);
    expect(await datesOf(0, 0)).toEqual([dayAt(0)]);
    expect(await datesOf(1, null)).toEqual([dayAt(1)]);
    expect(await datesOf(null, -1)).toEqual([]);
    expect(await datesOf(2, 3)).toEqual([]);
  });

  it("gives one study before and after the patient arrives, and then the report's protocol", async () => {
    const { id, codigo } = await confirmed(0);
    const [before] = await list();
    const laudo = await arrives(id);
    const after = await list();
    expect(after).toHaveLength(1);
    expect(after[0]).toMatchObject({ study: before?.study, time: "10:00", laudo: { id: laudo } });
    expect([before?.protocolo, after[0]?.protocolo]).toEqual([
      codigo,
      expect.stringMatching(/^20\d\d-/),
    ]);
  });

  it("is recorded with the patients that are known, and with what was told", async () => {
    const { id } = await confirmed(1);
    const paciente = await portal.paciente();
    const laudo = await portal.laudo(paciente, { data_exame: dayAt(0) });
    const entries = await list();
    await test.database.as({ role: "sistema" }, async (tx) => noteWorklist(tx, entries));
    const lines = await test.superuser`select quem, pacientes, documentos, dados
      from trilha_pacientes where acao = 'informou_aparelho'`;
    expect(lines).toMatchObject([{ quem: "sistema", pacientes: [paciente], dados: ["cadastro"] }]);
    expect(lines[0]?.documentos.toSorted()).toEqual([`agendamento:${id}`, `laudo:${laudo.id}`]);
  });
});

describe("images with an appointment's code", () => {
  const arrived = (accession: string, header = {}) => {
    const uid = `2.25.${++count}99`;
    const uids = { study: uid, series: `${uid}.1` };
    return storedImagem(test, receivedInstance({ ...uids, accession, ...header }));
  };
  const waiting = async () =>
    (await portal.asStaff((tx) => listWaitingEstudos(tx))).rows.map((row) => row.divergencias);

  it("belong to its report, if the person agrees", async () => {
    const { id, codigo } = await confirmed(0);
    const laudo = await arrives(id);
    await arrived(codigo.toLowerCase());
    expect(await portal.asStaff((tx) => listEstudosOf(tx, { id: laudo }))).toHaveLength(1);
    await arrived(codigo, { birthDate: "1999-01-01" });
    expect(await waiting()).toEqual([["nascimento"]]);
    expect(await portal.asStaff((tx) => listEstudosOf(tx, { id: laudo }))).toHaveLength(1);
  });

  it("wait if the patient has not arrived, or nobody has that code", async () => {
    const { codigo } = await confirmed(0);
    await arrived(codigo);
    await arrived("A-ZZZZZ-ZZZZZ");
    expect(await waiting()).toEqual([["protocolo_desconhecido"], ["protocolo_desconhecido"]]);
  });
});
