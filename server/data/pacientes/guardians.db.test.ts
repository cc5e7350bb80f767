/** Staff find a guardian by the CPF alone, and each search leaves a line in the trail. */
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { CPFS, type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { completeGuardian, findGuardianName } from "./guardians.ts";
import { getPaciente, updatePaciente } from "./pacientes.ts";

const test = testDatabase();
let portal: PortalFixture;
const CHILD = {
  nome: "Lia",
  cpf: null,
  data_nascimento: "2018-02-03",
  responsavel_nome: "Rui Souza",
  responsavel_cpf: CPFS[2],
  responsavel_ate: "2036-02-03",
};

beforeAll(async () => {
  portal = await portalFixture(test);
});

beforeEach(async () => {
  await test.superuser`truncate pacientes, laudos, laudo_versoes, trilha_pacientes, trilha cascade`;
});

const find = (cpf: string) => portal.asStaff((tx) => findGuardianName(tx, cpf));

describe("who has a CPF", () => {
  it("is the guardian of another child; the reading is recorded", async () => {
    const child = await portal.paciente(CHILD);
    expect(await find(CPFS[2])).toBe("Rui Souza");
    expect(await find(CPFS[3])).toBeUndefined();
    const lines = await test.superuser`
      select pacientes, dados from trilha_pacientes where acao = 'procurou_paciente'`;
    expect(lines).toEqual([{ pacientes: [child], dados: ["responsavel_nome"] }]);
  });

  it("is an adult patient, but never a child", async () => {
    await portal.paciente({ nome: "Ana Lima", cpf: CPFS[1] });
    await portal.paciente({ nome: "Bia Lima", cpf: CPFS[0], data_nascimento: "2018-02-03" });
    expect(await find(CPFS[1])).toBe("Ana Lima");
    expect(await find(CPFS[0])).toBeUndefined();
  });
});

describe("a second child", () => {
  it("is registered with the guardian's CPF alone", async () => {
    await portal.paciente(CHILD);
    const second = { ...CHILD, nome: "Ivo", email: null, telefone: null, responsavel_nome: null };
    const whole = await portal.asStaff((tx) => completeGuardian(tx, second));
    expect(whole.responsavel_nome).toBe("Rui Souza");
    const id = await portal.paciente(whole);
    const stored = await portal.asStaff((tx) => getPaciente(tx, id));
    expect(stored).toMatchObject({ responsavel_nome: "Rui Souza", responsavel_cpf: CPFS[2] });
  });

  it("of nobody known requires the name at its field", async () => {
    const second = { ...CHILD, email: null, telefone: null, responsavel_nome: null };
    const completing = portal.asStaff((tx) => completeGuardian(tx, second));
    await expect(completing).rejects.toMatchObject({ status: 400, field: "responsavel_nome" });
  });
});

describe("the hash of a guardian's CPF", () => {
  it("disappears with the CPF, without a line in the trail", async () => {
    const id = await portal.paciente(CHILD);
    const values = { ...CHILD, email: null, telefone: null, responsavel_cpf: CPFS[3] };
    await portal.asStaff((tx) => updatePaciente(tx, { id, versao: 1, values }));
    expect(await find(CPFS[2])).toBeUndefined();
    expect(await find(CPFS[3])).toBe("Rui Souza");
    const [line] = await test.superuser`
      select depois from trilha where coisa = 'pacientes' order by id desc limit 1`;
    expect(Object.keys(line?.depois)).not.toContain("responsavel_cpf_hash");
  });
});
