import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { SUGGESTED_RESPOSTAS } from "#domain/defaults/respostas-prontas.ts";
import { openDataKeys } from "#server/data/data-keys.ts";
import { receiveMensagem } from "#server/data/mensagens/receive-mensagem.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { receivedContato } from "#tests/support/mensagens.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, get, post } = staffServer();
const ADDRESS = "/admin/respostas/sugestoes";
const [FIRST, SECOND] = SUGGESTED_RESPOSTAS.map(({ nome }) => nome);
const mensagem = { id: "", path: "" };

const add = (nomes: readonly string[]) => {
  const form = new FormData();
  for (const nome of nomes) form.append("respostas", nome);
  return post(ADDRESS, form, "recepcao");
};
const rows = () =>
  database.superuser`select nome, ordem_exibicao from respostas_prontas order by ordem_exibicao`;

beforeAll(async () => {
  const keys = await openDataKeys(database.database, TEST_SECRET);
  const contato = receivedContato(keys, {
    nome: "Olga Prado",
    telefone: "(67) 99999-0000",
    mensagem: "Quanto custa a radiografia do tórax?",
  });
  mensagem.id = contato.id;
  mensagem.path = `/admin/mensagens/${contato.id}`;
  await database.database.asStranger((tx) => receiveMensagem(tx, contato));
  const exame = { nome: "Radiografia do tórax", descricao: "Mostra o tórax", ordem_exibicao: "1" };
  await post("/admin/exames/novo", exame, "editor");
});

beforeEach(async () => {
  await database.superuser`truncate respostas_prontas`;
});

it("opening the suggestions adds nothing and ticks nothing", async () => {
  const page = await (await get(ADDRESS, "recepcao")).text();
  expect(page).toContain(FIRST);
  expect(page).not.toMatch(/<input[^>]*name="respostas"[^>]*\bchecked=/);
  expect(await rows()).toEqual([]);
  expect((await add([])).status).toBe(400);
});

it("adds what was ticked once, also for two people at the same moment", async () => {
  const wanted = [String(SECOND), String(FIRST), "Resposta que não existe"];
  const answers = await Promise.all([add(wanted), add(wanted)]);
  expect(answers.map(({ status }) => status)).toEqual([302, 302]);
  expect([...(await rows())]).toEqual([
    { nome: FIRST, ordem_exibicao: 1 },
    { nome: SECOND, ordem_exibicao: 2 },
  ]);
});

it("is filled in on the message's screen, by mail and for WhatsApp", async () => {
  const texto = "Oi, [nome]: [exame] custa R$ [valor].";
  await post("/admin/respostas/novo", { nome: "Valor", texto, ordem_exibicao: "1" }, "editor");
  // A script opens the list of ready answers, so their texts are only in the page's data.
  const page = await (await get(mensagem.path, "recepcao")).text();
  expect(page).toContain("Oi, Olga: Radiografia do tórax custa R$ [valor].");
  const send = (text: string) =>
    post(
      mensagem.path,
      { formulario: "resposta", novo_id: randomUUID(), assunto: "Re", texto: text },
      "recepcao",
    );
  const refused = await send("Custa R$ [valor].");
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Troque [valor] pelo que é, ou apague");
});

it("is nothing that visitors, patients or other roles read", async () => {
  await add([String(FIRST)]);
  for (const role of ["anonimo", "paciente", "sistema", "leitor", "laudos"]) {
    const [row] = await database.superuser.begin(async (sql) => {
      await sql`select set_config('role', ${`clinica_${role}`}, true)`;
      return sql`select count(*)::int as n from respostas_prontas`;
    });
    expect(row?.n, role).toBe(0);
  }
  expect((await get("/admin/respostas", "leitor")).status).toBe(403);
  expect((await get("/admin/respostas", "laudos")).status).toBe(403);
});

it("is found by the search over the back office, and so is its screen", async () => {
  await add([String(FIRST)]);
  const find = async (busca: string, role: "recepcao" | "laudos") => {
    const answer = await post("/admin/buscar", { formulario: "buscar", busca }, role);
    return JSON.stringify(await answer.json());
  };
  expect(await find("respostas prontas", "recepcao")).toContain('"/admin/respostas"');
  expect(await find(String(FIRST), "recepcao")).toContain("/admin/respostas/");
  expect(await find("respostas prontas", "laudos")).toBe("[]");
});
