import { beforeEach, expect, it, test } from "vitest";
import { CONFIRA } from "#domain/exames/exames.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, get, post } = staffServer();
const RM = "Ressonância magnética";

const add = (nome: string) =>
  post("/admin/questionarios/sugestoes", { questionarios: nome }, "recepcao");
const versions = () =>
  database.superuser`select numero, hash, conteudo from questionario_versoes order by criada_em, numero`;
const one = async () => {
  const [row] = await database.superuser`select * from questionarios`;
  if (!row) throw new Error("no questionnaire");
  return row;
};
const form = (texto: string, versao?: number) => ({
  nome: RM,
  introducao: "",
  "perguntas[0].texto": texto,
  "perguntas[0].vermelha": "sim",
  ordem_exibicao: "1",
  ...(versao !== undefined && { versao: String(versao) }),
});

beforeEach(async () => {
  await database.superuser`truncate questionarios, questionario_versoes, exames`;
});

test("a suggestion is added for the clinic's exams of its kind, marked, and is not in effect", async () => {
  const exame = { nome: "Ressonância do joelho", descricao: "O joelho", ordem_exibicao: "1" };
  expect((await post("/admin/exames/novo", exame, "editor")).status).toBe(302);
  const [knee] = await database.superuser`select id from exames`;
  expect((await add(RM)).headers.get("location")).toBe("/admin/questionarios");
  expect(await one()).toMatchObject({ nome: RM, conferido: false, exames: [knee?.id] });
  expect(await versions()).toEqual([]);
  expect(await (await get("/admin/questionarios", "editor")).text()).toContain(CONFIRA);
  expect((await add(RM)).status).toBe(302);
  expect(await database.superuser`select 1 from questionarios`).toHaveLength(1);
});

test("a confirmed one is a version, but only what the person has seen is confirmed", async () => {
  await add(RM);
  const { id, versao } = await one();
  const confirm = (seen: number) =>
    post(`/admin/questionarios/${id}/conferido`, { versao: String(seen) }, "editor");
  expect((await confirm(versao + 1)).status).toBe(409);
  expect(await versions()).toEqual([]);
  expect((await confirm(versao)).status).toBe(200);
  expect(await versions()).toMatchObject([{ numero: 1, conteudo: { nome: RM } }]);
});

test("each change of the questions is a version; moving or choosing exams is none", async () => {
  expect((await post("/admin/questionarios/novo", form("Um?"), "editor")).status).toBe(302);
  const { id } = await one();
  const path = `/admin/questionarios/${id}`;
  expect((await post(path, form("Dois?", 1), "editor")).status).toBe(302);
  expect((await post(path, { ...form("Dois?", 2), ordem_exibicao: "7" }, "editor")).status).toBe(
    302,
  );
  const found = await versions();
  expect(found.map(({ numero, conteudo }) => [numero, conteudo.perguntas[0].texto])).toEqual([
    [1, "Um?"],
    [2, "Dois?"],
  ]);
  expect(new Set(found.map(({ hash }) => hash)).size).toBe(2);
  await post(path, form("Um?", 3), "editor");
  const [first, , third] = await versions();
  expect(third?.hash).toBe(first?.hash);
});

test("the sheet prints what is in effect with its hash, and nothing that is not confirmed", async () => {
  await add(RM);
  const { id, versao } = await one();
  const sheet = async () => (await get(`/admin/questionarios/${id}/folha`, "recepcao")).text();
  expect(await sheet()).toContain("só se imprime depois que alguém conferir");
  await post(`/admin/questionarios/${id}/conferido`, { versao: String(versao) }, "editor");
  const [version] = await versions();
  const printed = await sheet();
  expect(printed).toContain("Você tem marca-passo");
  expect(printed).toContain(String(version?.hash));
});

it("nobody changes or deletes a version", async () => {
  await post("/admin/questionarios/novo", form("Um?"), "editor");
  for (const role of [
    "clinica_admin_master",
    "clinica_recepcao",
    "clinica_sistema",
    "clinica_anonimo",
  ]) {
    for (const statement of [
      "update questionario_versoes set numero = 9",
      "delete from questionario_versoes",
    ]) {
      const attempt = database.superuser.begin(async (sql) => {
        await sql.unsafe(`set local role ${role}`);
        await sql.unsafe(statement);
      });
      await expect(attempt).rejects.toMatchObject({ code: "42501" });
    }
  }
});
