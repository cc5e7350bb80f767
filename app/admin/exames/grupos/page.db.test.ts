import { beforeEach, expect, it } from "vitest";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, get, post } = staffServer();

beforeEach(async () => {
  await database.superuser`truncate exames, exame_grupos`;
  await database.superuser`delete from trilha where coisa = 'exame_grupos'`;
  for (const [index, nome] of ["Holter 24 horas", "Mamografia"].entries()) {
    const form = { nome, descricao: "O que mostra", ordem_exibicao: String(index) };
    await post("/admin/exames/novo", form, "editor");
  }
});

const GRUPOS = {
  "grupos[0].titulo": "Saúde da mulher",
  "grupos[0].palavras": "mamografia, preventivo",
  "grupos[0].icone": "radiologia",
  "grupos[1].titulo": "Coração",
  "grupos[1].palavras": "Hólter",
  "grupos[1].icone": "cardiologia",
};
const save = (fields: Record<string, string>) => post("/admin/exames/grupos", fields, "editor");

async function headings(path: string): Promise<string[]> {
  const page = await (await get(path)).text();
  const found = page.matchAll(
    /<h[23] class="[^"]*" id="grupo-de-[^"]*">([^<]*)|<h3[^>]*>([^<]*)</g,
  );
  return [...found].map(([, one, other]) => one ?? other ?? "");
}

it("are today's four until someone saves others, and then stand in their order everywhere", async () => {
  const before = await (await get("/exames")).text();
  expect(before).toContain('id="grupo-de-radiologia-e-mamografia"');
  expect(before).toContain('id="grupo-de-cardiologia-e-procedimentos"');
  expect((await save(GRUPOS)).status).toBe(302);
  expect(await headings("/exames")).toEqual(expect.arrayContaining(["Saúde da mulher", "Coração"]));
  const after = await (await get("/exames")).text();
  expect(after.indexOf("Saúde da mulher")).toBeLessThan(after.indexOf("Coração"));
  expect(after).not.toContain("grupo-de-radiologia-e-mamografia");
  const home = await (await get("/")).text();
  expect(home).toContain("Saúde da mulher");
  expect(await (await get("/exames/mamografia")).text()).toContain('"category":"Saúde da mulher"');
});

it("are found by their name and words, if no exam has them in its name", async () => {
  await save(GRUPOS);
  for (const busca of ["preventivo", "saude da mulher"]) {
    const page = await (await get(`/exames?busca=${encodeURIComponent(busca)}`)).text();
    expect(page).toContain("1 exame encontrado.");
    expect(page).toContain("/exames/mamografia");
  }
});

it("are refused whole with what was typed, and shown beside another person's", async () => {
  const refused = await save({ ...GRUPOS, "grupos[1].titulo": "saude da mulher" });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Outro grupo já tem este nome");
  await save(GRUPOS);
  const stale = await save({ ...GRUPOS, "grupos[1].titulo": "Outro" });
  expect(stale.status).toBe(409);
  expect(await stale.text()).toContain("Coração");
});

it("come back from their history, the built-in ones too", async () => {
  await save(GRUPOS);
  const [row] = await database.superuser<{ id: string }[]>`select id from exame_grupos`;
  const [first] = await database.superuser<{ id: string }[]>`
    select id from trilha where coisa = 'exame_grupos' order by id limit 1`;
  const path = `/admin/historico/exame_grupos/${row?.id}`;
  expect(await (await get(path, "editor")).text()).toContain("Saúde da mulher");
  const form = { formulario: "restaurar", linha: String(first?.id) };
  expect((await post(path, form, "editor")).status).toBe(302);
  expect(await headings("/exames")).not.toContain("Saúde da mulher");
});
