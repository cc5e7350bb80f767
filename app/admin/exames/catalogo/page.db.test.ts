import { beforeEach, describe, expect, it, test } from "vitest";
import { CATALOGO_EXAMES } from "#domain/defaults/catalogo-exames/catalogo-exames.ts";
import { CONFIRA } from "#domain/exames/exames.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, get, post } = staffServer();
const ADDRESS = "/admin/exames/catalogo";
const KNEE = "Ressonância magnética do joelho";
const CHEST = "Radiografia do tórax";

const add = (nomes: readonly string[]) => {
  const form = new FormData();
  for (const nome of nomes) form.append("exames", nome);
  return post(ADDRESS, form, "editor");
};

const rows = () =>
  database.superuser`
    select id, nome, slug, descricao, preparo, ordem_exibicao, conferido, versao, xmin::text as written
    from exames order by ordem_exibicao`;

const rowOf = async (nome: string) => {
  const row = (await rows()).find((one) => one.nome === nome);
  if (!row) throw new Error(`${nome} is not on the list`);
  return row;
};

beforeEach(async () => {
  await database.superuser`truncate exames`;
  const own = { nome: "Exame da casa", descricao: "Nosso", preparo: "", ordem_exibicao: "7" };
  expect((await post("/admin/exames/novo", own, "editor")).status).toBe(302);
});

test("opening the catalogue adds nothing and ticks nothing", async () => {
  const page = await (await get(ADDRESS, "editor")).text();
  expect(page).toContain(KNEE);
  expect(page).not.toMatch(/<input[^>]*name="exames"[^>]*\bchecked=/);
  expect(await rows()).toHaveLength(1);
});

test("what was ticked is added at the end in one transaction, with its texts and the person in the trail", async () => {
  const answer = await add([KNEE, CHEST, "Exame que não existe"]);
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/admin/exames"]);
  const after = await rows();
  expect(after.map(({ nome, ordem_exibicao }) => [nome, ordem_exibicao])).toEqual([
    ["Exame da casa", 7],
    [CHEST, 8],
    [KNEE, 9],
  ]);
  const chest = CATALOGO_EXAMES.flatMap(({ exames }) => exames).find(({ nome }) => nome === CHEST);
  expect(after[1]).toMatchObject({
    slug: "radiografia-do-torax",
    descricao: chest?.descricao,
    preparo: chest?.preparo.join("\n"),
    conferido: false,
  });
  expect(new Set(after.slice(1).map(({ written }) => written)).size).toBe(1);
  const lines = await database.superuser`
    select usuario_nome from trilha where coisa = 'exames' and registro = any(${after.slice(1).map(({ id }) => id)})`;
  expect(lines.map(({ usuario_nome }) => usuario_nome)).toEqual(["editor", "editor"]);
});

test("the whole catalogue fits into one form, and a second time adds nothing", async () => {
  const all = CATALOGO_EXAMES.flatMap(({ exames }) => exames.map(({ nome }) => nome));
  const answers = await Promise.all([add(all), add(all)]);
  expect(answers.map(({ status }) => status)).toEqual([302, 302]);
  expect(await rows()).toHaveLength(all.length + 1);
});

test("an exam of the same name, apart from accents and case, is neither offered nor added", async () => {
  const form = { nome: "RADIOGRAFIA DO TORAX", descricao: "Nosso", ordem_exibicao: "9" };
  expect((await post("/admin/exames/novo", form, "editor")).status).toBe(302);
  const page = await (await get(ADDRESS, "editor")).text();
  const [box = ""] = new RegExp(`<input[^>]*value="${CHEST}"[^>]*>`).exec(page) ?? [];
  expect(box).toMatch(/\bdisabled=/);
  expect((await add([CHEST])).status).toBe(302);
  expect(await rows()).toHaveLength(2);
});

test("none ticked is answered with 400 and a reason", async () => {
  const answer = await add([]);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("Escolha pelo menos um exame");
  expect(await rows()).toHaveLength(1);
});

describe("the mark", () => {
  beforeEach(async () => {
    await add([CHEST]);
  });

  it("is seen by the staff and not on the site", async () => {
    expect(await (await get("/admin/exames", "editor")).text()).toContain(CONFIRA);
    for (const path of ["/exames", "/exames/radiografia-do-torax"]) {
      const page = await (await get(path)).text();
      expect(page).toContain(CHEST);
      expect(page).not.toContain(CONFIRA);
    }
  });

  it("goes when someone saves the exam's form", async () => {
    const { id, nome, descricao, preparo, versao } = await rowOf(CHEST);
    const form = { nome, descricao, preparo, ordem_exibicao: "8", versao: String(versao) };
    expect((await post(`/admin/exames/${id}`, form, "recepcao")).status).toBe(302);
    expect(await rowOf(CHEST)).toMatchObject({ conferido: true });
  });

  it("goes with the button, but only for the version that was seen", async () => {
    const { id, versao } = await rowOf(CHEST);
    const confirm = (seen: number) =>
      post(`/admin/exames/${id}/conferido`, { versao: String(seen) }, "recepcao");
    expect((await confirm(versao + 1)).status).toBe(409);
    expect(await rowOf(CHEST)).toMatchObject({ conferido: false });
    expect((await confirm(versao)).status).toBe(200);
    expect(await rowOf(CHEST)).toMatchObject({ conferido: true, versao: versao + 1 });
    const [line] = await database.superuser`
      select usuario_nome from trilha where registro = ${id} order by id desc limit 1`;
    expect(line?.usuario_nome).toBe("recepcao");
  });

  it("stays when a spreadsheet or the order changes the exam", async () => {
    const { id } = await rowOf(CHEST);
    await post("/admin/exames", { formulario: "mover", id, passo: "up" }, "editor");
    expect(await rowOf(CHEST)).toMatchObject({ conferido: false });
  });
});
