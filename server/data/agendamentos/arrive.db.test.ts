import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readArrival } from "#app/admin/laudos/form/arrival.server.ts";
import { openDataKeys } from "#server/data/data-keys.ts";
import { createLaudo } from "#server/data/laudos/laudos.ts";
import { annulLaudo } from "#server/data/laudos/release.ts";
import { createPaciente, getPaciente } from "#server/data/pacientes/pacientes.ts";
import type { Identity } from "#server/db/open.ts";
import { exames } from "#server/db/schema/exames.ts";
import { confirmedAgendamento, pedidoSecreto } from "#tests/support/agendamentos.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { CPFS, pacienteValues } from "#tests/support/portal.ts";
import * as records from "#tests/support/records.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { getAgendamento } from "./agendamentos.ts";
import { ArrivalRefused, arrive, recordArrival } from "./arrive.ts";
import { changeAgendamento } from "./change-agendamento.ts";
import { countMissed } from "./count-missed.ts";

const test = testDatabase();
let recepcao: Identity;
let exame: { id: string; nome: string };
let count = 0;

beforeAll(async () => {
  await openDataKeys(test.database, TEST_SECRET);
  recepcao = await staffIdentity(test, "recepcao");
  const [row] = await test.asAdmin((tx) =>
    tx
      .insert(exames)
      .values(records.exame({ nome: "Radiografia de tórax" }))
      .returning(),
  );
  exame = { id: row?.id ?? "", nome: "Radiografia de tórax" };
});

beforeEach(() => test.superuser`truncate agendamentos, laudos, pacientes cascade`);

const asStaff = <T>(work: Parameters<typeof test.database.as<T>>[1]) =>
  test.database.as(recepcao, work);
const rowsOf = (table: string) => test.superuser`select * from ${test.superuser(table)}`;

async function confirmed(pedido: Parameters<typeof pedidoSecreto>[0]) {
  const codigo = `A-00000-${String(++count).padStart(5, "0")}`;
  const values = pedidoSecreto({ exame, cpf: CPFS[0], ...pedido });
  const id = await confirmedAgendamento(test, { codigo, pedido: values, inicio: new Date() });
  const { versao } = (await asStaff((tx) => getAgendamento(tx, id))) ?? { versao: 0 };
  return { id, versao };
}

it("registers patient and report from the request", async () => {
  const request = await confirmed({});
  const arrived = await asStaff((tx) => arrive(tx, request));
  const [laudo] = await rowsOf("laudos");
  expect(arrived).toMatchObject({
    status: "saved",
    isEmailNew: true,
    record: { estado: "chegou", laudo_id: laudo?.id },
  });
  expect(await rowsOf("pacientes")).toHaveLength(1);
  const next = await confirmed({ nome: "MARIA DA CONCEIÇÃO SOUZA", email: "outra@exemplo.com.br" });
  const again = await asStaff((tx) => arrive(tx, next));
  expect(again).toMatchObject({ status: "saved", isEmailNew: false });
  // A stranger's form never changes the e-mail address to which a known patient's codes are sent.
  const laudo2 = (await rowsOf("laudos")).find(({ id }) => id !== laudo?.id);
  expect(laudo2?.paciente_id).toBe(laudo?.paciente_id);
  expect(await asStaff((tx) => getPaciente(tx, String(laudo?.paciente_id)))).toMatchObject({
    email: "maria@exemplo.com.br",
  });
  expect(await rowsOf("pacientes")).toHaveLength(1);
  expect(await rowsOf("laudos")).toHaveLength(2);
});

it("makes one report, also for two people at once and after the arrival was taken back", async () => {
  const before = await confirmed({});
  await asStaff((tx) => arrive(tx, before));
  const request = await confirmed({});
  const statusOf = (work: ReturnType<typeof arrive>) =>
    work.catch((error) => {
      if (error instanceof ArrivalRefused) return error.result;
      throw error;
    });
  const both = await Promise.all([1, 2].map(() => statusOf(asStaff((tx) => arrive(tx, request)))));
  expect(both.map(({ status }) => status).sort()).toEqual(["conflict", "saved"]);
  expect(await rowsOf("laudos")).toHaveLength(2);
  const back = await asStaff((tx) =>
    changeAgendamento(tx, { id: request.id, versao: request.versao + 1, para: "confirmado" }),
  );
  expect(back.status).toBe("saved");
  const versao = request.versao + 2;
  expect(await asStaff((tx) => arrive(tx, { id: request.id, versao }))).toMatchObject({
    status: "saved",
  });
  expect(await rowsOf("laudos")).toHaveLength(2);
});

describe("an arrival that was taken back and whose report was annulled", () => {
  async function annulled(request: Awaited<ReturnType<typeof confirmed>>, laudo: string) {
    const { id, versao } = request;
    await asStaff((tx) => changeAgendamento(tx, { id, versao: versao + 1, para: "confirmado" }));
    const annulment = { id: laudo, versao: 1, motivo: "Cartão trocado" };
    expect((await asStaff((tx) => annulLaudo(tx, annulment))).status).toBe("done");
    return { id, versao: versao + 2 };
  }

  it("registers another report the next time", async () => {
    const request = await confirmed({});
    await asStaff((tx) => arrive(tx, request));
    const [first] = await rowsOf("laudos");
    const next = await annulled(request, first?.id);
    const arrived = await asStaff((tx) => arrive(tx, next));
    const second = (await rowsOf("laudos")).find(({ id }) => id !== first?.id);
    expect(arrived).toMatchObject({ status: "saved", record: { laudo_id: second?.id } });
    expect(second?.status).toBe("em_analise");
  });

  it("fills in the form of another report if a person has to say who it is", async () => {
    const request = await confirmed({ cpf: null });
    const laudo = await asStaff(async (tx) => {
      const { paciente } = await createPaciente(tx, pacienteValues({ cpf: CPFS[1] }));
      const { id: laudo_id } = await createLaudo(tx, {
        paciente_id: paciente.id,
        exame: exame.nome,
        data_exame: "2026-03-05",
        previsto_para: null,
        medico_responsavel: "",
        crm: "",
      });
      await recordArrival(tx, { ...request, laudo_id });
      return laudo_id;
    });
    expect(await asStaff((tx) => readArrival(tx, request.id))).toBeUndefined();
    const next = await annulled(request, laudo);
    expect(await asStaff((tx) => arrive(tx, next))).toEqual({ status: "unclear" });
    expect(await asStaff((tx) => readArrival(tx, next.id))).toMatchObject(next);
  });
});

it.each([
  ["without a CPF", { cpf: null }],
  ["without an exam", { exame: null }],
  ["for a child", { data_nascimento: "2020-05-17" }],
])("leaves it to a person %s, and writes nothing", async (_, pedido) => {
  const request = await confirmed(pedido);
  expect(await asStaff((tx) => arrive(tx, request))).toEqual({ status: "unclear" });
  expect(await rowsOf("laudos")).toHaveLength(0);
  expect(await rowsOf("pacientes")).toHaveLength(0);
});

it.each([
  ["name", { nome: "Marta da Conceição Souza" }],
  ["birth date", { data_nascimento: "1981-05-17" }],
])("leaves it to a person if the CPF is known with another %s", async (_, pedido) => {
  const known = await confirmed({});
  await asStaff((tx) => arrive(tx, known));
  const request = await confirmed(pedido);
  expect(await asStaff((tx) => arrive(tx, request))).toEqual({ status: "unclear" });
  expect(await rowsOf("laudos")).toHaveLength(1);
});

it("registers nothing for a request that nobody confirmed", async () => {
  const { id, versao } = await confirmed({});
  await test.superuser`update agendamentos set estado = 'novo' where id = ${id}`;
  const arrival = { id, versao: versao + 1 };
  await expect(asStaff((tx) => arrive(tx, arrival))).rejects.toThrow(ArrivalRefused);
  expect(await rowsOf("laudos")).toHaveLength(0);
  expect(await rowsOf("pacientes")).toHaveLength(0);
});

it("counts a person's other requests to which nobody came", async () => {
  const first = await confirmed({});
  const other = await confirmed({ nome: "Outra Pessoa" });
  for (const { id } of [first, other]) {
    await test.superuser`update agendamentos set estado = 'faltou' where id = ${id}`;
  }
  const { id } = await confirmed({});
  expect(await asStaff((tx) => countMissed(tx, id))).toBe(1);
  expect(await asStaff((tx) => countMissed(tx, first.id))).toBe(0);
});

it("no member of staff confirms a request without a time", async () => {
  const { id, versao } = await confirmed({});
  await test.superuser`update agendamentos set estado = 'proposto' where id = ${id}`;
  await test.superuser`delete from agenda_horarios where agendamento_id = ${id}`;
  const change = { id, versao: versao + 1, para: "confirmado" as const };
  expect(await asStaff((tx) => changeAgendamento(tx, change))).toEqual({ status: "refused" });
});
