import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PacienteValues } from "#domain/pessoas/pacientes.ts";
import { removeExpired } from "#server/data/retention.ts";
import { testDatabase } from "#tests/support/database.ts";
import { CPFS, type PortalFixture, pacienteValues, portalFixture } from "#tests/support/portal.ts";
import { getPaciente, updatePaciente } from "./pacientes.ts";
import { findGuardian, getResponsavel, saveGuardian, updateResponsavel } from "./responsaveis.ts";

const test = testDatabase();
let portal: PortalFixture;
const CHILD = {
  nome: "Lia",
  cpf: null,
  data_nascimento: "2018-02-03",
  responsavel_nome: "Rui Souza",
  responsavel_cpf: CPFS[2],
  responsavel_email: "rui@exemplo.test",
  responsavel_ate: "2036-02-03",
};
const SIBLING = {
  ...CHILD,
  nome: "Ivo",
  data_nascimento: "2020-05-06",
  responsavel_nome: null,
  responsavel_email: null,
  responsavel_ate: "2038-05-06",
};

beforeAll(async () => {
  portal = await portalFixture(test);
});

beforeEach(async () => {
  await test.superuser`truncate responsaveis, pacientes, laudos, laudo_versoes, trilha_pacientes, trilha cascade`;
});

const find = (cpf: string) => portal.asStaff((tx) => findGuardian(tx, cpf));
const get = (id: string) => portal.asStaff((tx) => getPaciente(tx, id));
const rows = () => test.superuser`select id, versao from responsaveis`;

async function change(id: string, values: Partial<PacienteValues>) {
  const now = await get(id);
  const before = { ...pacienteValues(now), responsavel_nome: null, responsavel_email: null };
  const save = { id, versao: now?.versao ?? 0, values: { ...before, ...values } };
  return portal.asStaff((tx) => updatePaciente(tx, save));
}

async function edit(values: Partial<{ nome: string; cpf: string; email: string | null }>) {
  const [row] = await rows();
  const whole = { nome: "Rui Souza", cpf: CPFS[2], email: "rui@exemplo.test", ...values };
  return portal.asStaff((tx) =>
    updateResponsavel(tx, { id: row?.id, versao: row?.versao, values: whole }),
  );
}

describe("who has a CPF", () => {
  it("is the guardian of another child; the reading names the child", async () => {
    const child = await portal.paciente(CHILD);
    await test.superuser`truncate trilha_pacientes`;
    expect(await find(CPFS[2])).toMatchObject({ nome: "Rui Souza", filhos: [child] });
    expect(await find(CPFS[3])).toBeUndefined();
    const lines = await test.superuser`select acao, pacientes, dados from trilha_pacientes`;
    expect(lines).toEqual([
      { acao: "procurou_paciente", pacientes: [child], dados: ["responsavel_nome"] },
    ]);
  });

  it("is an adult patient, but never a child", async () => {
    await portal.paciente({ nome: "Ana Lima", cpf: CPFS[1] });
    await portal.paciente({ nome: "Bia Lima", cpf: CPFS[0], data_nascimento: "2018-02-03" });
    expect(await find(CPFS[1])).toEqual({ nome: "Ana Lima" });
    expect(await find(CPFS[0])).toBeUndefined();
  });
});

describe("a second child", () => {
  it("is registered with the guardian's CPF alone, also at the same moment", async () => {
    const ids = await Promise.all([
      portal.paciente(CHILD),
      portal.paciente({ ...SIBLING, responsavel_nome: "Rui Souza" }),
    ]);
    const third = await portal.paciente({ ...SIBLING, nome: "Noé" });
    expect(await rows()).toHaveLength(1);
    for (const id of [...ids, third]) {
      expect(await get(id)).toMatchObject({
        responsavel_nome: "Rui Souza",
        responsavel_cpf: CPFS[2],
        responsavel_id: (await rows())[0]?.id,
      });
    }
  });

  it("of nobody known requires the name at its field", async () => {
    const saving = portal.asStaff((tx) => saveGuardian(tx, pacienteValues(SIBLING)));
    await expect(saving).rejects.toMatchObject({ status: 400, field: "responsavel_nome" });
    expect(await rows()).toEqual([]);
  });

  it("changes neither name nor address of a guardian whom other children have", async () => {
    await portal.paciente(CHILD);
    for (const [field, value] of [
      ["responsavel_nome", "Rosa Dias"],
      ["responsavel_email", "rosa@exemplo.test"],
    ] as const) {
      const made = portal.paciente({ ...SIBLING, [field]: value });
      await expect(made, field).rejects.toMatchObject({ status: 409, field });
    }
    expect(await find(CPFS[2])).toMatchObject({ nome: "Rui Souza", email: "rui@exemplo.test" });
  });

  it("is not told whose CPF it is without a line: a refused form names nobody", async () => {
    await portal.paciente(CHILD);
    await portal.paciente({ nome: "Ana Lima", cpf: CPFS[1] });
    await test.superuser`truncate trilha_pacientes`;
    for (const responsavel_cpf of [CPFS[1], CPFS[2]]) {
      const typed = { ...SIBLING, responsavel_nome: "Rosa Dias", responsavel_cpf };
      const error: Error = await portal.paciente(typed).catch((reason) => reason);
      expect(error).toMatchObject({ status: 409, field: "responsavel_nome" });
      expect(error.message).not.toMatch(/Rui|Ana/);
    }
    expect(await test.superuser`select acao from trilha_pacientes`).toEqual([]);
  });
});

describe("a guardian who is edited once", () => {
  it("changes for all children, with a line that names them and no value", async () => {
    const ids = [await portal.paciente(CHILD), await portal.paciente(SIBLING)];
    await test.superuser`truncate trilha_pacientes, trilha`;
    expect((await edit({ nome: "Rui Souza Lima" })).status).toBe("saved");
    for (const id of ids) expect((await get(id))?.responsavel_nome).toBe("Rui Souza Lima");
    const [line] = await test.superuser`
      select pacientes, dados from trilha_pacientes where acao = 'alterou_responsavel'`;
    expect(line).toEqual({ pacientes: [...ids].sort(), dados: ["nome"] });
    const [audit] = await test.superuser`select depois from trilha where coisa = 'responsaveis'`;
    expect(audit?.depois).toEqual({ nome: "…" });
  });

  it("is not overwritten by an older form, nor gets another guardian's CPF", async () => {
    await portal.paciente(CHILD);
    expect((await edit({ nome: "Rui" })).status).toBe("saved");
    const [row] = await rows();
    const old = { id: row?.id, versao: 1, values: { nome: "X", cpf: CPFS[2], email: null } };
    const answer = await portal.asStaff((tx) => updateResponsavel(tx, old));
    expect(answer.status).toBe("conflict");
    const other = { responsavel_nome: "Eva", responsavel_cpf: CPFS[3], responsavel_email: null };
    await portal.paciente({ ...CHILD, nome: "Bia", ...other });
    const taken = portal.asStaff((tx) =>
      updateResponsavel(tx, {
        id: row?.id,
        versao: 2,
        values: { nome: "Rui", cpf: CPFS[3], email: null },
      }),
    );
    await expect(taken).rejects.toMatchObject({ status: 409, field: "cpf" });
  });

  it("gets no CPF of another adult patient, and is not told whose it is; a patient may be a guardian", async () => {
    await portal.paciente(CHILD);
    await portal.paciente({ nome: "Ana Lima", cpf: CPFS[1] });
    const error: Error = await edit({ cpf: CPFS[1] }).catch((reason) => reason);
    expect(error).toMatchObject({ status: 409, field: "cpf" });
    expect(error.message).not.toContain("Ana");
    expect(await find(CPFS[2])).toMatchObject({ nome: "Rui Souza" });
    await portal.paciente({ nome: "Rui Souza", cpf: CPFS[3] });
    expect((await edit({ cpf: CPFS[3] })).status).toBe("saved");
  });

  it("gets no CPF of one of the children, of whatever age", async () => {
    await portal.paciente({ ...CHILD, cpf: CPFS[0] });
    const grown = { ...SIBLING, nome: "Rui Souza", data_nascimento: "1990-01-01" };
    await portal.paciente({ ...grown, cpf: CPFS[1], responsavel_ate: "2040-01-01" });
    for (const cpf of [CPFS[0], CPFS[1]]) {
      const message = "Este é o CPF do próprio paciente";
      await expect(edit({ cpf })).rejects.toMatchObject({ status: 409, field: "cpf", message });
    }
  });
});

describe("a child's guardian", () => {
  it("is replaced for that child alone, and removed", async () => {
    const [lia, ivo] = [await portal.paciente(CHILD), await portal.paciente(SIBLING)];
    const other = { responsavel_nome: "Eva Dias", responsavel_cpf: CPFS[3] };
    expect((await change(lia, other)).status).toBe("saved");
    expect((await get(lia))?.responsavel_nome).toBe("Eva Dias");
    expect((await get(ivo))?.responsavel_nome).toBe("Rui Souza");
    expect((await change(ivo, { responsavel_cpf: null, responsavel_ate: null })).status).toBe(
      "saved",
    );
    expect(await get(ivo)).toMatchObject({ responsavel_id: null, responsavel_nome: null });
  });

  it("is erased a month after the last child has another", async () => {
    const id = await portal.paciente(CHILD);
    const [row] = await rows();
    const clean = () => test.database.as({ role: "sistema" }, removeExpired);
    await test.superuser.begin(async (sql) => {
      await sql`set local session_replication_role = replica`;
      await sql`update responsaveis set atualizado_em = now() - interval '2 months'`;
    });
    await clean();
    expect(await rows()).toHaveLength(1);
    await change(id, { responsavel_cpf: null, responsavel_ate: null });
    await clean();
    expect(await rows()).toEqual([]);
    expect(await portal.asStaff((tx) => getResponsavel(tx, row?.id))).toBeUndefined();
  });
});
