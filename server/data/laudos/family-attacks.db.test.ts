import { beforeAll, beforeEach, expect, it } from "vitest";
import { updateResponsavel } from "#server/data/pacientes/responsaveis.ts";
import { testDatabase } from "#tests/support/database.ts";
import { EVA, familyAt, IVO, LIA, NOTHING, RUI } from "#tests/support/family.ts";
import { type PortalFixture, portalFixture } from "#tests/support/portal.ts";

const test = testDatabase();
let portal: PortalFixture;
let family: ReturnType<typeof familyAt>;

beforeAll(async () => {
  portal = await portalFixture(test);
  family = familyAt(test, portal);
});

beforeEach(async () => {
  await test.superuser`truncate responsaveis, pacientes, laudos, laudo_versoes, trilha_pacientes, tentativas_acesso, codigos_acesso, acessos_pacientes, trilha cascade`;
});

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

it("a code that is typed twenty times at once opens one access", async () => {
  await portal.released(await portal.paciente(LIA));
  const { token, code } = await family.request(LIA.data_nascimento);
  const tries = await Promise.all(times(20).map(() => family.way.confirm(token, code)));
  expect(tries.filter(({ status }) => status === "aberto")).toHaveLength(1);
  expect((await family.way.confirm(token, code)).status).not.toBe("aberto");
  const [row] = await test.superuser`select count(*)::int as n from acessos_pacientes`;
  expect(row?.n).toBe(1);
});

it("fifty wrong codes at once leave the right one without a try", async () => {
  await portal.released(await portal.paciente(LIA));
  const { token, code } = await family.request(LIA.data_nascimento);
  const wrong = code === "000000" ? "000001" : "000000";
  const tries = await Promise.all(times(50).map(() => family.way.confirm(token, wrong)));
  expect(tries.map(({ status }) => status)).not.toContain("aberto");
  await test.superuser`truncate tentativas_acesso`;
  expect((await family.way.confirm(token, code)).status).toBe("nada");
});

it("fifty requests at once are twenty for the address, whether or not they match", async () => {
  await portal.released(await portal.paciente(LIA));
  const dates = times(50).map((n) => (n % 2 ? LIA.data_nascimento : "2018-02-04"));
  const answers = await Promise.all(dates.map((date) => family.request(date)));
  expect(answers.filter(({ status }) => status === "codigo")).toHaveLength(20);
  expect(answers.filter(({ status }) => status === "limite")).toHaveLength(30);
});

it("a code that is typed while the guardian's address changes opens nothing that lasts", async () => {
  await portal.released(await portal.paciente(LIA));
  for (let round = 0; round < 5; round++) {
    await test.superuser`truncate codigos_acesso, tentativas_acesso`;
    const { token, code } = await family.request(LIA.data_nascimento);
    const [row] = await test.superuser`select id, versao from responsaveis`;
    const values = { nome: "Rui Souza", cpf: RUI, email: `novo${round}@exemplo.test` };
    const change = { id: row?.id, versao: row?.versao, values };
    const [entered] = await Promise.all([
      family.way.confirm(token, code),
      portal.asStaff((tx) => updateResponsavel(tx, change)),
    ]);
    expect(await family.shown(entered.token)).toBeUndefined();
  }
});

it("a child who gets another guardian meanwhile is seen by no access of the former one", async () => {
  const [lia, ivo] = [await portal.paciente(LIA), await portal.paciente(IVO)];
  const { protocolo } = await portal.released(lia);
  await portal.released(ivo);
  const { token, code } = await family.request(IVO.data_nascimento);
  const eva = { responsavel_nome: "Eva Dias", responsavel_cpf: EVA };
  const [entered] = await Promise.all([
    family.way.confirm(token, code),
    family.change(lia, { ...eva, responsavel_email: "eva@exemplo.test" }),
  ]);
  expect((await family.shown(entered.token))?.map(([nome]) => nome) ?? []).not.toContain("Lia");
  expect(await family.opens(entered.token, protocolo)).toEqual(NOTHING);
});
