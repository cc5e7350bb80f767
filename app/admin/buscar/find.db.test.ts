import { beforeAll, describe, expect, it } from "vitest";
import { can, type StaffRole, screenLabel } from "#domain/permissions.ts";
import { STAFF_ROLES } from "#tests/support/admin-routes.ts";
import { RECORD_FIXTURES } from "#tests/support/record-fixtures.ts";
import { staffServer } from "#tests/support/staff-server.ts";
import type { FoundGroup } from "./found.ts";

const { database, get, post } = staffServer();
const PEDIDO = {
  convenio: "particular",
  nome: "Buriti Alto Silva",
  nascimento: "03/02/1980",
  telefone: "(67) 99999-0000",
};
let codigo = "";

async function search(busca: string, role: StaffRole): Promise<FoundGroup[]> {
  const answer = await post("/admin/buscar", { formulario: "buscar", busca }, role);
  expect(answer.status).toBe(200);
  return answer.json();
}

const labelsOf = (groups: FoundGroup[]) => groups.map(({ label }) => label).sort();
const namesOf = (groups: FoundGroup[]) =>
  groups.flatMap(({ entries }) => entries.map(({ name }) => name));

const readings = () =>
  database.superuser<{ acao: string; usuario: string | null }[]>`
    select acao, usuario_nome as usuario from trilha_pacientes where acao like 'procurou%' order by numero`;

beforeAll(async () => {
  for (const { path, valid } of RECORD_FIXTURES) {
    const made = await post(`${path}/novo`, valid("Buriti Alto"), "admin_master");
    expect(made.status).toBe(302);
  }
  const paciente = {
    nome: "Buriti Alto Silva",
    cpf: "111.444.777-35",
    data_nascimento: "1980-02-03",
    email: "",
    telefone: "",
  };
  expect((await post("/admin/pacientes/novo", paciente, "recepcao")).status).toBe(302);
  const agendar = await (await get("/agendar")).text();
  const [, exame = ""] = /value="([0-9a-f-]{36})"[^>]*>Buriti Alto/.exec(agendar) ?? [];
  const pedido = new FormData();
  pedido.append("exame", exame);
  for (const [name, value] of Object.entries(PEDIDO)) pedido.append(name, value);
  const sent = await post("/agendar", pedido);
  codigo = /A-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(sent.headers.get("location") ?? "")?.[0] ?? "";
  expect(codigo).not.toBe("");
});

describe.each(STAFF_ROLES)("%s", (role) => {
  it("finds what the role may open, and nothing else", async () => {
    const things = [
      ...RECORD_FIXTURES.map(({ thing }) => thing),
      "pacientes" as const,
      "agendamentos" as const,
    ];
    const expected = things.filter((thing) => can(role, "open", thing)).map(screenLabel);
    const groups = await search("buríti", role);
    expect(labelsOf(groups)).toEqual(expected.sort());
    for (const { to } of groups.flatMap(({ entries }) => entries)) {
      expect((await get(to, role)).status, to).toBe(200);
    }
  });

  it("leaves a line in the patients' trail where a patient or a request was shown, and only there", async () => {
    const before = (await readings()).length;
    await search("buriti alto", role);
    await search("Zzyzx", role);
    const lines = (await readings()).slice(before);
    const expected = can(role, "open", "pacientes")
      ? ["procurou_pacientes", "procurou_agendamentos"].map((acao) => ({ acao, usuario: role }))
      : [];
    expect(lines).toEqual(expected);
  });
});

it("finds a request by its code, as typed from a paper", async () => {
  const groups = await search(` ${codigo.toLowerCase()} `, "recepcao");
  expect(groups.map(({ label, entries }) => [label, entries.length])).toEqual([
    ["Agendamentos", 1],
  ]);
  expect(groups[0]?.entries[0]).toMatchObject({
    name: "Buriti Alto Silva",
    detail: `${codigo} · Novo`,
  });
});

it("tolerates a typing error, and prefers names that contain what was typed", async () => {
  expect(namesOf(await search("buritti alto", "editor"))).toContain("Buriti Alto");
  const sound = await post("/admin/exames/novo", exame("Ressonância do joelho"), "editor");
  expect(sound.status).toBe(302);
  expect(namesOf(await search("ressonancia joelho", "editor"))).toEqual(["Ressonância do joelho"]);
});

it("answers one letter, blanks and too long a text with nothing", async () => {
  expect(await search(" b ", "admin_master")).toEqual([]);
  expect(await search("", "admin_master")).toEqual([]);
  const long = { formulario: "buscar", busca: "x".repeat(101) };
  expect((await post("/admin/buscar", long, "admin_master")).status).toBe(400);
  expect((await post("/admin/buscar", { busca: "x" }, "admin_master")).status).toBe(400);
});

it("shows at most five records of a kind", async () => {
  for (const number of [1, 2, 3, 4, 5, 6]) {
    await post("/admin/exames/novo", exame(`Palmeira ${number}`), "editor");
  }
  expect(namesOf(await search("palmeira", "editor"))).toHaveLength(5);
});

function exame(nome: string): Record<string, string> {
  return RECORD_FIXTURES.find(({ thing }) => thing === "exames")?.valid(nome) ?? {};
}
