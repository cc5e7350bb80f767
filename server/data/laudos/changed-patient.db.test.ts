import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PacienteValues } from "#domain/pessoas/pacientes.ts";
import { getPaciente, updatePaciente } from "#server/data/pacientes/pacientes.ts";
import { testDatabase } from "#tests/support/database.ts";
import { wayIn } from "#tests/support/patient-way.ts";
import { CPFS, type PortalFixture, pacienteValues, portalFixture } from "#tests/support/portal.ts";
import { waitUntilWaiting } from "#tests/support/waiting-transactions.ts";
import { lockLaudo, updateLaudo } from "./laudos.ts";
import { getCodeAddressee } from "./notices.ts";
import { annulLaudo, moveLaudo } from "./release.ts";

const test = testDatabase();
let portal: PortalFixture;
let way: ReturnType<typeof wayIn>;

beforeAll(async () => {
  portal = await portalFixture(test);
  way = wayIn(test, portal.keys);
});

beforeEach(async () => {
  await test.superuser`truncate responsaveis, pacientes, laudos, laudo_versoes, trilha_pacientes, tentativas_acesso, codigos_acesso, acessos_pacientes, trilha cascade`;
});

async function change(id: string, values: Partial<PacienteValues>, before = pacienteValues()) {
  const result = await portal.asStaff(async (tx) => {
    const now = await getPaciente(tx, id);
    const save = { id, versao: now?.versao ?? 0, values: { ...before, ...values } };
    return updatePaciente(tx, save);
  });
  expect(result.status).toBe("saved");
}

const CHILD = {
  cpf: CPFS[0],
  data_nascimento: "2018-02-03",
  responsavel_nome: "Rui",
  responsavel_cpf: CPFS[2],
  responsavel_ate: "2036-02-03",
};

async function everyWay(values: Partial<PacienteValues> = {}) {
  const id = await portal.paciente(values);
  const [first, second] = [await portal.released(id), await portal.laudo(id)];
  const { cpf, data_nascimento } = pacienteValues(values);
  const person = { cpf: cpf ?? "", dataNascimento: data_nascimento };
  const tokens: string[] = [];
  for (const { protocolo } of [first, second]) {
    tokens.push((await way.lookUp({ ...person, protocolo })).token);
  }
  const used = await way.lookUp(person);
  tokens.push((await way.confirm(used.token, used.code)).token);
  const code = await way.lookUp(person);
  for (const token of tokens) expect(await way.own(token)).not.toEqual([]);
  return { id, first, second, tokens, code, person };
}

async function expectNothingOpens({ tokens, code }: Awaited<ReturnType<typeof everyWay>>) {
  for (const token of tokens) expect(await way.own(token)).toEqual([]);
  const addressee = await test.database.as({ role: "sistema" }, (tx) =>
    getCodeAddressee(tx, code.id),
  );
  expect(addressee).toBeUndefined();
  expect((await way.confirm(code.token, code.code)).status).toBe("nada");
}

describe("codes and accesses end", () => {
  it.each<[string, Partial<PacienteValues>]>([
    ["birth date", { data_nascimento: "1980-05-18" }],
    ["CPF", { cpf: CPFS[1] }],
    ["e-mail", { email: "outra@exemplo.test" }],
    ["e-mail, emptied", { email: null }],
    [
      "guardian",
      { responsavel_nome: "Rui", responsavel_cpf: CPFS[2], responsavel_ate: "2036-02-03" },
    ],
  ])("with another %s", async (_what, values) => {
    const open = await everyWay();
    await change(open.id, values);
    await expectNothingOpens(open);
  });

  it.each<[string, Partial<PacienteValues>]>([
    ["CPF", { responsavel_nome: "Eva", responsavel_cpf: CPFS[3] }],
    ["last day", { responsavel_ate: "2030-01-01" }],
    ["child", { responsavel_nome: null, responsavel_cpf: null, responsavel_ate: null }],
  ])("with a guardian's other %s", async (_what, values) => {
    const open = await everyWay(CHILD);
    await change(open.id, values, pacienteValues(CHILD));
    await expectNothingOpens(open);
  });

  it("where a report goes to another patient, before and after its release", async () => {
    const other = await portal.paciente({ cpf: CPFS[1], nome: "Outra" });
    const open = await everyWay();
    const laudo = await portal.asStaff((tx) => lockLaudo(tx, open.second.id));
    if (!laudo) throw new Error("no report");
    const { exame, data_exame, previsto_para, medico_responsavel, crm } = laudo;
    const values = {
      paciente_id: other,
      exame,
      data_exame,
      previsto_para,
      medico_responsavel,
      crm,
    };
    const saved = await portal.asStaff((tx) =>
      updateLaudo(tx, { id: laudo.id, versao: laudo.versao, values }),
    );
    expect(saved.status).toBe("saved");
    await expectNothingOpens(open);
    const again = await way.lookUp({ ...open.person, protocolo: open.first.protocolo });
    const third = await portal.laudo(open.id);
    const elsewhere = await way.lookUp({ ...open.person, protocolo: third.protocolo });
    const code = await way.lookUp({ ...open.person, address: "203.0.113.9" });
    const { versao } = (await portal.asStaff((tx) => lockLaudo(tx, open.first.id))) ?? {
      versao: 0,
    };
    const moved = await portal.asStaff((tx) =>
      moveLaudo(tx, { id: open.first.id, versao, paciente_id: other, motivo: "x" }),
    );
    expect(moved.status).toBe("done");
    await expectNothingOpens({ ...open, tokens: [again.token, elsewhere.token], code });
  });

  it("where a report is annulled, but not those to another report alone", async () => {
    const { first, tokens } = await everyWay();
    const result = await portal.asStaff(async (tx) => {
      const { versao = 0 } = (await lockLaudo(tx, first.id)) ?? {};
      return annulLaudo(tx, { id: first.id, versao, motivo: "x" });
    });
    expect(result.status).toBe("done");
    const shown = await Promise.all(tokens.map((token) => way.own(token)));
    expect(shown.map((laudos) => laudos.length > 0)).toEqual([false, true, false]);
  });
});

it("another telephone or a name spelled otherwise end nothing", async () => {
  const open = await everyWay();
  await change(open.id, { nome: "Maria Souza", telefone: "(67) 3000-0000" });
  for (const token of open.tokens) expect(await way.own(token)).not.toEqual([]);
  expect((await way.confirm(open.code.token, open.code.code)).status).toBe("aberto");
});

it("a confirmation looks again, also where nothing had ended the code", async () => {
  const id = await portal.paciente();
  const code = await way.lookUp({});
  // Simulates a change that another transaction makes while the code is requested.
  await test.superuser`alter table pacientes disable trigger guarda_paciente`;
  try {
    await test.superuser`update pacientes set email = '\\x01' where id = ${id}`;
  } finally {
    await test.superuser`alter table pacientes enable trigger guarda_paciente`;
  }
  const addressee = await test.database.as({ role: "sistema" }, (tx) =>
    getCodeAddressee(tx, code.id),
  );
  expect(addressee).toBeUndefined();
  expect((await way.confirm(code.token, code.code)).status).toBe("nada");
});

it("a look-up waits for a change that is under way, and finds what it made", async () => {
  const id = await portal.paciente();
  const { protocolo } = await portal.released(id);
  let entering: Promise<unknown> = Promise.resolve();
  await portal.asStaff(async (tx) => {
    const now = await getPaciente(tx, id);
    const values = { ...pacienteValues(), data_nascimento: "1980-05-18" };
    await updatePaciente(tx, { id, versao: now?.versao ?? 0, values });
    entering = way.lookUp({ protocolo }).then(({ status }) => expect(status).toBe("nada"));
    await waitUntilWaiting(test);
  });
  await entering;
  expect(await test.superuser`select 1 from acessos_pacientes`).toHaveLength(0);
});
