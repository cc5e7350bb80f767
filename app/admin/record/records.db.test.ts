import { beforeEach, describe, expect, it } from "vitest";
import { can, ROLES, type StaffRole, type TableThing, THINGS } from "#domain/permissions.ts";
import { REGISTRO_ALTERADO } from "#domain/registro/registro.ts";
import { RECORD_KINDS } from "#server/data/kit/record-kinds.ts";
import { STAFF_ROLES } from "#tests/support/admin-routes.ts";
import { flashOf } from "#tests/support/flash-of.ts";
import { RECORD_FIXTURES } from "#tests/support/record-fixtures.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, get, post } = staffServer();
const EDITORS = STAFF_ROLES.filter((role) => can(role, "update", "convenios"));
const NOBODY = "00000000-0000-4000-8000-000000000000";

interface Row extends Record<string, unknown> {
  id: string;
  versao: number;
  ordem_exibicao: number;
}

it("every kind of record with a history has its fixture", () => {
  const lists = (Object.keys(RECORD_KINDS) as TableThing[]).filter((thing) =>
    can("admin_master", "delete", thing),
  );
  expect(RECORD_FIXTURES.map(({ thing }) => thing)).toEqual(lists.sort());
  expect(ROLES).toEqual(expect.arrayContaining([...EDITORS]));
});

describe.each(RECORD_FIXTURES)("$thing", (fixture) => {
  const { thing, path, publicPath, name, text, valid } = fixture;

  beforeEach(async () => {
    await database.superuser`truncate ${database.superuser(thing)}`;
    await database.superuser`delete from trilha where coisa = ${thing}`;
  });

  const rows = () =>
    database.superuser<Row[]>`select * from ${database.superuser(thing)}
      order by ordem_exibicao, ${database.superuser(name.field)}`;
  const trail = () =>
    database.superuser<
      { id: number; acao: string; versao: number; conteudo: Record<string, unknown> | null }[]
    >`select id, acao, versao, conteudo from trilha where coisa = ${thing} order by id`;

  async function create(title: string, values: Record<string, string> = {}): Promise<Row> {
    const response = await post(`${path}/novo`, { ...valid(title), ...values }, "editor");
    const made = (await rows()).find((row) => row[name.field] === title) as Row;
    const added = fixture.hasOwnScreen ? "" : `?incluido=${made.id}`;
    expect([response.status, response.headers.get("location")]).toEqual([302, path + added]);
    return made;
  }

  async function save(row: Row, values: Record<string, string>, versao = row.versao) {
    const form = { ...valid(String(row[name.field])), ...values, versao: String(versao) };
    return post(`${path}/${row.id}`, form, "recepcao");
  }

  describe("is opened and edited by those who may, and nobody else:", () => {
    it.each(STAFF_ROLES)("%s", async (role: StaffRole) => {
      const row = await create("Um");
      const expected = (status: number) => (EDITORS.includes(role) ? status : 403);
      const edited = { ...valid("Dois"), versao: String(row.versao) };
      expect((await get(`${path}/novo`, role)).status).toBe(expected(200));
      expect((await get(`${path}/${row.id}`, role)).status).toBe(expected(200));
      for (const address of [path, `/admin/historico/${thing}/${row.id}`])
        expect((await get(address, role)).status).toBe(can(role, "open", thing) ? 200 : 403);
      expect((await post(`${path}/novo`, valid("Outro"), role)).status).toBe(expected(302));
      expect((await post(`${path}/${row.id}`, edited, role)).status).toBe(expected(302));
      const removal = { formulario: "excluir", id: row.id };
      const move = { id: row.id, formulario: "mover", passo: "down" };
      expect((await post(path, move, role)).status).toBe(expected(fixture.isDated ? 400 : 200));
      expect((await post(path, removal, role)).status).toBe(expected(302));
      expect(await rows()).toHaveLength(1);
    });

    it("nobody who is not signed in", async () => {
      const row = await create("Um");
      for (const address of [path, `${path}/novo`, `${path}/${row.id}`]) {
        const response = await get(address);
        expect([response.status, response.headers.get("location")]).toEqual([302, "/auth"]);
        expect((await get(`${address}.data`)).status).toBe(202);
        expect((await post(`${address}.data`, valid("Dois"))).status).toBe(401);
      }
      const removal = { formulario: "excluir", id: row.id };
      expect((await post(`${path}.data`, removal)).status).toBe(401);
      expect(await rows()).toEqual([row]);
    });
  });

  it("a save over a newer version answers 409 with both, and writes nothing", async () => {
    const row = await create("Um");
    expect((await save(row, { [text.field]: "Da outra pessoa" })).status).toBe(302);
    const before = await rows();
    const lines = await trail();
    const response = await save(row, { [text.field]: "Da primeira pessoa" }, row.versao);
    expect(response.status).toBe(409);
    const page = await response.text();
    for (const part of [REGISTRO_ALTERADO, "Da outra pessoa", "Da primeira pessoa"]) {
      expect(page).toContain(part);
    }
    expect(await rows()).toEqual(before);
    expect(await trail()).toEqual(lines);
    expect(before[0]?.versao).toBe(row.versao + 1);
  });

  it("a save without a version answers 400 and writes nothing", async () => {
    const row = await create("Um");
    expect((await post(`${path}/${row.id}`, valid("Dois"), "editor")).status).toBe(400);
    expect(await rows()).toEqual([row]);
  });

  it.each([NOBODY, "nao-e-um-id", "1"])("%s, which is no record, is a 404", async (id) => {
    await create("Um");
    const before = await rows();
    expect((await get(`${path}/${id}`, "editor")).status).toBe(404);
    const form = { ...valid("Dois"), versao: "1" };
    expect((await post(`${path}/${id}`, form, "editor")).status).toBe(404);
    for (const formulario of fixture.isDated ? ["excluir"] : ["excluir", "mover"]) {
      const said = flashOf(await post(path, { formulario, id, passo: "up" }, "editor"));
      expect(said).toMatch(formulario === "mover" ? /mudar a ordem/ : /já tinha sido/);
    }
    expect((await get(`/admin/historico/${thing}/${id}`, "editor")).status).toBe(404);
    expect(await rows()).toEqual(before);
  });

  it.each(fixture.wrong)(
    "$field: $message, with what was typed, and nothing is written",
    async ({ values, message }) => {
      const typed = "O que foi digitado fica";
      const form = { ...valid("Um"), [text.field]: typed, ...values };
      const response = await post(`${path}/novo`, form, "editor");
      expect(response.status).toBe(400);
      const page = await response.text();
      expect(page).toContain(message);
      if (!(text.field in values)) expect(page).toContain(typed);
      expect(await rows()).toEqual([]);
    },
  );

  it("names that its form does not have change nothing", async () => {
    const foreign: Record<string, string> = fixture.takesSlug ? {} : { slug: "escolhido" };
    const row = await create("Um", {
      id: NOBODY,
      versao: "7",
      ...foreign,
      criado_em: "2001-01-01",
      atualizado_em: "2001-01-01",
      "__proto__.x": "1",
    });
    expect([row.id === NOBODY, row.versao]).toEqual([false, 1]);
    expect(row.slug).not.toBe("escolhido");
    const { status } = await save(row, { id: NOBODY, ...foreign, atualizado_em: "2001" });
    expect(status).toBe(302);
    const [saved] = await rows();
    expect([saved?.id, saved?.slug]).toEqual([row.id, row.slug]);
    expect(new Date(String(saved?.atualizado_em)).getFullYear()).toBeGreaterThan(2001);
  });

  if (fixture.isPersonal) {
    it("a deleted record is gone, and leaves no copy", async () => {
      const row = await create("Pessoa Que Pediu");
      await save(row, { [text.field]: "Palavras dela" });
      const history = `/admin/historico/${thing}/${row.id}`;
      const stored = await (await get(history, "editor")).text();
      expect(stored).toContain("não há como voltar a uma versão");
      expect(stored).not.toContain("Palavras dela");
      expect(stored).not.toContain("Restaurar esta versão");
      expect((await post(path, { formulario: "excluir", id: row.id }, "editor")).status).toBe(302);
      expect(await (await get("/admin/lixeira", "editor")).text()).not.toContain(
        "Pessoa Que Pediu",
      );
      const lines = await trail();
      expect(lines.map(({ acao }) => acao)).toEqual(["criou", "alterou", "excluiu"]);
      const whole = await database.superuser`select to_jsonb(trilha)::text as line from trilha`;
      expect(JSON.stringify(whole)).not.toMatch(/Pessoa Que Pediu|Palavras dela/);
      for (const { id } of lines) {
        const version = { formulario: "restaurar", linha: String(id) };
        expect((await post(history, version, "admin_master")).status).toBe(404);
        const back = { ...version, coisa: thing, registro: row.id };
        expect((await post("/admin/lixeira", back, "admin_master")).status).toBe(400);
      }
      expect(await rows()).toEqual([]);
    });
  } else {
    it("a deleted record is in Lixeira, and is restored as it was with a higher version", async () => {
      const row = await create("Um de volta");
      await save(row, { [text.field]: "Mudado" });
      const [last] = await rows();
      expect((await post(path, { formulario: "excluir", id: row.id }, "editor")).status).toBe(302);
      expect(await rows()).toEqual([]);
      expect(await (await get("/admin/lixeira", "editor")).text()).toContain("Um de volta");
      const line = (await trail()).at(-1);
      const back = { formulario: "restaurar", coisa: thing, registro: row.id };
      const form = { ...back, linha: String(line?.id) };
      expect((await post("/admin/lixeira", form, "leitor")).status).toBe(403);
      expect((await post("/admin/lixeira", form, "editor")).status).toBe(302);
      const [restored] = await rows();
      const { versao, atualizado_em: _, ...values } = restored as Row;
      expect(last).toMatchObject(values);
      expect(versao).toBeGreaterThan(last?.versao ?? 0);
      expect(await (await get("/admin/lixeira", "editor")).text()).not.toContain("Um de volta");
    });

    it("its history names each version, and one of them can be restored", async () => {
      const row = await create("Primeiro nome");
      await save(row, { [name.field]: "Segundo nome" });
      const history = `/admin/historico/${thing}/${row.id}`;
      const page = await (await get(history, "editor")).text();
      expect(page).toContain("Histórico de Segundo nome");
      expect(page).toContain("Versão atual");
      const [first] = await trail();
      const form = { formulario: "restaurar", linha: String(first?.id) };
      expect((await post(history, form, "laudos")).status).toBe(403);
      expect((await post(history, form, "editor")).status).toBe(302);
      const [restored] = await rows();
      expect(restored).toMatchObject({ id: row.id, [name.field]: "Primeiro nome", versao: 3 });
      const wrong = await post(history, { formulario: "restaurar", linha: "999999" }, "editor");
      expect(wrong.status).toBe(409);
      expect(await rows()).toEqual([restored]);
    });

    it("each line of the trail carries who, the version and the whole record", async () => {
      const row = await create("Um");
      await save(row, { [text.field]: "Mudado" });
      await post(path, { formulario: "excluir", id: row.id }, "editor");
      const lines = await trail();
      expect(lines.map(({ acao, versao }) => [acao, versao])).toEqual([
        ["criou", 1],
        ["alterou", 2],
        ["excluiu", 2],
      ]);
      for (const { conteudo } of lines) expect(conteudo).toMatchObject({ [name.field]: "Um" });
      expect(lines.map(({ conteudo }) => conteudo?.[text.field])).toEqual([
        valid("Um")[text.field],
        "Mudado",
        "Mudado",
      ]);
      const people = await database.superuser`
      select usuario_nome from trilha where coisa = ${thing} order by id`;
      expect(people.map(({ usuario_nome }) => usuario_nome)).toEqual([
        "editor",
        "recepcao",
        "editor",
      ]);
    });
  }

  if (!fixture.isDated) {
    it("a move puts all in order in one transaction", async () => {
      for (const title of ["A", "B", "C"]) await create(title);
      const order = async () => (await rows()).map((row) => row[name.field]).join("");
      const id = async (title: string) =>
        (await rows()).find((row) => row[name.field] === title)?.id ?? "";
      const move = async (title: string, to: Record<string, string>) =>
        (await post(path, { formulario: "mover", id: await id(title), ...to }, "editor")).status;
      expect(await move("A", { passo: "down" })).toBe(200);
      expect(await order()).toBe("BAC");
      expect((await rows()).map(({ ordem_exibicao }) => ordem_exibicao)).toEqual([1, 2, 3]);
      const writes = await database.superuser`
      select distinct xmin from ${database.superuser(thing)}`;
      expect(writes).toHaveLength(1);
      expect(await move("C", { antes_de: await id("B") })).toBe(200);
      expect(await order()).toBe("CBA");
      expect(await move("C", { depois_de: await id("A") })).toBe(200);
      expect(await order()).toBe("BAC");
      expect(await move("B", { passo: "up" })).toBe(200);
      expect(await order()).toBe("BAC");
      expect(await move("B", { antes_de: NOBODY })).toBe(302);
      expect(await order()).toBe("BAC");
    });
  }

  if (publicPath) {
    it("a save and a deletion are public when they are answered", async () => {
      const seen = async () => (await get(publicPath ?? "")).text();
      expect(await seen()).not.toContain("Nome público");
      const row = await create("Nome público");
      expect(await seen()).toContain("Nome público");
      await save(row, { [name.field]: "Outro público" });
      expect(await seen()).toContain("Outro público");
      await post(path, { formulario: "excluir", id: row.id }, "editor");
      expect(await seen()).not.toContain("Outro público");
    });
  }
});

it("no other thing has a history or can be brought back", async () => {
  const others = THINGS.filter((thing) => !Object.hasOwn(RECORD_KINDS, thing));
  expect(others).toContain("usuarios");
  for (const thing of [...others, "trilha", "__proto__"]) {
    expect((await get(`/admin/historico/${thing}/${NOBODY}`, "admin_master")).status).toBe(404);
    const form = { formulario: "restaurar", coisa: thing, registro: NOBODY, linha: "1" };
    expect((await post("/admin/lixeira", form, "admin_master")).status).toBe(400);
  }
});
