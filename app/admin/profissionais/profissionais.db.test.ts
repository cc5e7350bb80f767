import { beforeEach, describe, expect, it } from "vitest";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, get, post } = staffServer();
const PATH = "/admin/profissionais";
const FORM = { nome: "Dra. Marina Prado", titulo: "Médica", especialidade: "Radiologia" };

beforeEach(() => database.superuser`truncate profissionais`);

const saved = () =>
  database.superuser<
    { especializacoes: string[]; titulo: string | null; ordem_exibicao: number }[]
  >`select especializacoes, titulo, ordem_exibicao from profissionais`;

it("a new doctor's order is blank in the form, and the last one where it stays blank", async () => {
  await post(`${PATH}/novo`, { ...FORM, ordem_exibicao: "7" }, "editor");
  const page = await (await get(`${PATH}/novo`, "editor")).text();
  expect(/<input[^>]*name="ordem_exibicao"[^>]*>/.exec(page)?.[0]).not.toContain("value=");
  await post(`${PATH}/novo`, { ...FORM, ordem_exibicao: "" }, "editor");
  expect((await saved()).map(({ ordem_exibicao }) => ordem_exibicao).sort()).toEqual([7, 8]);
});

describe("Especializações", () => {
  it.each([
    ["one by one", { "especializacoes[0]": " Mamografia ", "especializacoes[1]": "Doppler" }],
    ["as a JSON string", { especializacoes: '["Mamografia","Doppler"]' }],
    [
      "with an empty entry and one that is there already",
      {
        "especializacoes[0]": "Mamografia",
        "especializacoes[1]": "Doppler",
        "especializacoes[2]": "mamografia",
        "especializacoes[3]": "",
      },
    ],
  ])("sent %s are stored as a list", async (_, sent) => {
    expect((await post(`${PATH}/novo`, { ...FORM, ...sent }, "editor")).status).toBe(302);
    expect(await saved()).toMatchObject([{ especializacoes: ["Mamografia", "Doppler"] }]);
    const page = await (await get("/profissionais")).text();
    expect(page).toContain("Doppler");
  });

  it("are all removed by a form that sends none", async () => {
    await post(`${PATH}/novo`, { ...FORM, "especializacoes[0]": "Mamografia" }, "editor");
    const [row] = await database.superuser<{ id: string }[]>`select id from profissionais`;
    const form = { ...FORM, versao: "1", "especializacoes[0]": "" };
    expect((await post(`${PATH}/${row?.id}`, form, "editor")).status).toBe(302);
    expect(await saved()).toMatchObject([{ especializacoes: [] }]);
  });

  it("beyond twenty are refused, and nothing is written", async () => {
    const many = Array.from({ length: 21 }, (_, index) => [
      `especializacoes[${index}]`,
      `E${index}`,
    ]);
    const form = { ...FORM, ...Object.fromEntries(many) };
    expect((await post(`${PATH}/novo`, form, "editor")).status).toBe(400);
    expect(await saved()).toEqual([]);
  });
});

it("an order that is no number is 0, and no title is none", async () => {
  const form = { ...FORM, titulo: "", ordem_exibicao: "depois" };
  expect((await post(`${PATH}/novo`, form, "editor")).status).toBe(302);
  expect(await saved()).toMatchObject([{ titulo: null, ordem_exibicao: 0 }]);
});

it("a form that came back without script shows what was typed, over its list", async () => {
  await post(`${PATH}/novo`, FORM, "editor");
  const form = { ...FORM, nome: "", "especializacoes[0]": "Densitometria" };
  const response = await post(`${PATH}/novo`, form, "editor");
  expect(response.status).toBe(400);
  const page = await response.text();
  for (const part of ["Nome é obrigatório", "Densitometria", "Dra. Marina Prado"]) {
    expect(page).toContain(part);
  }
});

it("wherever a registration is shown it says the word", async () => {
  const form = { ...FORM, crm: "CRM-MS 00001", rqe: "RQE 0001" };
  await post(`${PATH}/novo`, form, "editor");
  for (const address of ["/", "/profissionais", "/quem-somos"]) {
    const text = (await (await get(address)).text()).replaceAll(/<[^>]*>/g, " ");
    expect(text).toMatch(/Médica\s+CRM-MS 00001\s+RQE 0001/);
  }
});
