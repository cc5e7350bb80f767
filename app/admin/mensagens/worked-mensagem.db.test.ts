import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import { openDataKeys } from "#server/data/data-keys.ts";
import { listMensagens } from "#server/data/mensagens/mensagens.ts";
import { receiveMensagem } from "#server/data/mensagens/receive-mensagem.ts";
import { setResponsavel } from "#server/data/mensagens/responsaveis.ts";
import { removeExpired } from "#server/data/retention.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { receivedContato } from "#tests/support/mensagens.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const clinic = staffServer();
const { database: test, get, post } = clinic;
const LIST = "/admin/mensagens";
let keys: DataKeys;
let id: string;

beforeEach(async () => {
  keys ??= await openDataKeys(test.database, TEST_SECRET);
  await test.superuser`truncate mensagens, consentimentos cascade`;
  const contato = receivedContato(keys, { nome: "Olga Prado" });
  id = contato.id;
  await test.database.asStranger((tx) => receiveMensagem(tx, contato));
});

const send = (form: Record<string, string>, role: "editor" | "recepcao" = "recepcao") =>
  post(`${LIST}/${id}`, form, role);
const text = async (path: string, role: "editor" | "recepcao" = "recepcao") =>
  (await get(path, role)).text();
const note = (texto: string, novo_id = randomUUID()) =>
  send({ formulario: "anotacao", novo_id, texto });
const stored = () => test.superuser`select id, usuario_nome, texto from anotacoes`;
const last = async () => {
  const [line] = await test.superuser`
    select acao, coisa, usuario_nome, antes, depois, conteudo from trilha order by id desc limit 1`;
  return line;
};

describe("an answer", () => {
  const answer = (texto: string, novo_id: string) =>
    send({ formulario: "resposta", novo_id, assunto: "Re", texto });
  const stored = () => test.superuser`select id from respostas`;

  it("is sent once if its form is sent again, and a changed text is refused", async () => {
    const novo_id = randomUUID();
    const again = await Promise.all([
      answer("Abrimos às 7h.", novo_id),
      answer("Abrimos às 7h.", novo_id),
    ]);
    expect(again.map(({ status }) => status)).toEqual([302, 302]);
    expect((await answer("Abrimos às 8h.", novo_id)).status).toBe(409);
    expect((await stored()).map((row) => row.id)).toEqual([novo_id]);
  });

  it("is another answer if its form was opened again", async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(
        async () => /name="novo_id"[^>]*value="([^"]+)"/.exec(await text(`${LIST}/${id}`))?.[1],
      ),
    );
    expect(first).not.toBe(second);
    for (const one of [first, second]) {
      expect((await answer("Abrimos às 7h.", String(one))).status).toBe(302);
    }
    expect(await stored()).toHaveLength(2);
  });
});

describe("a note", () => {
  it("says who and when to the staff, is stored encrypted, and leaves a line without its words", async () => {
    expect((await note("Ligar depois das 18h")).status).toBe(302);
    const [row] = await stored();
    expect(row?.usuario_nome).toBe("recepcao");
    expect(Buffer.from(row?.texto).toString("latin1")).not.toContain("Ligar");
    expect(await last()).toMatchObject({ acao: "anotou", coisa: "mensagens" });
    expect(JSON.stringify(await last())).not.toContain("Ligar");
    expect(await text(`${LIST}/${id}`, "editor")).toContain("Ligar depois das 18h");
  });

  it("is stored once if its form is sent again, and a changed text is refused", async () => {
    const novo_id = randomUUID();
    const again = await Promise.all([note("Ligar", novo_id), note("Ligar", novo_id)]);
    expect(again.map(({ status }) => status)).toEqual([302, 302]);
    expect((await note("Ligar às 18h", novo_id)).status).toBe(409);
    expect(await stored()).toHaveLength(1);
  });

  it("is in no list and on no paper", async () => {
    await note("Ligar depois das 18h");
    expect(await text(LIST)).not.toContain("Ligar depois");
    expect(await text(`${LIST}/imprimir`)).not.toContain("Ligar depois");
  });

  it("is deleted by its author alone", async () => {
    await note("Na mensagem errada");
    const [row] = await stored();
    const remove = { formulario: "apagar-anotacao", id: String(row?.id) };
    expect((await send(remove, "editor")).status).toBe(409);
    expect(await stored()).toHaveLength(1);
    expect((await send(remove)).status).toBe(302);
    expect(await stored()).toEqual([]);
    expect(await last()).toMatchObject({ acao: "excluiu", coisa: "anotacoes", conteudo: null });
    expect((await send(remove)).status).toBe(409);
  });

  it("cannot be written in another's name, nor changed, by a statement of the session", async () => {
    const editor = await staffIdentity(test, "editor");
    const run = (statement: string) =>
      test.superuser.begin(async (sql) => {
        await sql`select set_config('role', 'clinica_editor', true), set_config('app.sessao', ${editor.session}, true)`;
        return sql.unsafe(statement);
      });
    await note("Ligar");
    const insert = `insert into anotacoes (mensagem_id, usuario_nome, texto) values ('${id}', 'Outra', 'x')`;
    for (const statement of [insert, "update anotacoes set usuario_nome = 'Outra'"]) {
      await expect(run(statement)).rejects.toMatchObject({ code: "42501" });
    }
    await expect(run("delete from anotacoes")).rejects.toMatchObject({ code: "42501" });
  });

  it("goes with its message", async () => {
    await note("Ligar");
    await test.superuser`update mensagens set recebida_em = now() - interval '3 years'`;
    await test.database.as({ role: "sistema" }, removeExpired);
    expect(await stored()).toEqual([]);
  });
});

describe("the owner", () => {
  const nome = () => `Rita ${randomUUID().slice(0, 8)}`;
  const owner = async () => {
    const [row] = await test.superuser`select responsavel_id from mensagens where id = ${id}`;
    return row?.responsavel_id;
  };
  const give = (antes: string, responsavel: string) =>
    send({ formulario: "responsavel", antes, responsavel });
  const personOf = async (role: "recepcao" | "editor" | "laudos" | "leitor", name = nome()) => {
    const { session } = await staffIdentity(test, role, { nome: name });
    const [row] = await test.superuser`select id from usuarios where nome = ${name}`;
    return { id: String(row?.id), name, session };
  };

  it("is chosen among those who may answer, shown and filtered", async () => {
    const rita = await personOf("recepcao");
    const reader = await personOf("laudos");
    const page = await text(`${LIST}/${id}`);
    expect(page).toContain(`<option value="${rita.id}">${rita.name}</option>`);
    expect(page).not.toContain(reader.name);
    expect((await give("", reader.id)).status).toBe(409);
    expect((await give("", rita.id)).status).toBe(302);
    expect(await owner()).toBe(rita.id);
    expect(await last()).toMatchObject({ acao: "alterou", coisa: "mensagens" });
    expect(await text(LIST)).toContain(`Responsável: <!-- -->${rita.name}`);
    expect(await text(`${LIST}?responsavel=${rita.id}`)).toContain("Olga Prado");
    expect(await text(`${LIST}?responsavel=ninguem`)).not.toContain("Olga Prado");
    expect(await text(`${LIST}?responsavel=${randomUUID()}`)).not.toContain("Olga Prado");
    expect(await text(`${LIST}/imprimir?responsavel=${rita.id}`)).toContain(
      `Responsável: ${rita.name}`,
    );
  });

  it("is not taken over from somebody who took the message meanwhile", async () => {
    const [rita, hugo] = [await personOf("recepcao"), await personOf("editor")];
    const answers = await Promise.all([give("", rita.id), give("", hugo.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 409]);
    expect((await give(String(await owner()), "")).status).toBe(302);
    expect(await owner()).toBeNull();
  });

  it("is nobody once that person is removed, or may no longer answer", async () => {
    const rita = await personOf("recepcao");
    await give("", rita.id);
    const admin = await staffIdentity(test, "admin_master");
    const asAdmin = (statement: string) =>
      test.superuser.begin(async (sql) => {
        await sql`select set_config('role', 'clinica_admin_master', true), set_config('app.sessao', ${admin.session}, true)`;
        return sql.unsafe(statement);
      });
    await asAdmin(`update usuarios set tipo_usuario = 'editor' where id = '${rita.id}'`);
    expect(await owner()).toBe(rita.id);
    await asAdmin(`update usuarios set tipo_usuario = 'laudos' where id = '${rita.id}'`);
    expect(await owner()).toBeNull();
    const hugo = await personOf("editor");
    await give("", hugo.id);
    expect(await owner()).toBe(hugo.id);
    await asAdmin(`delete from usuarios where id = '${hugo.id}'`);
    expect(await owner()).toBeNull();
    const rows = await test.asAdmin((tx) => listMensagens(tx, { responsavel: null }));
    expect(rows.rows.map((row) => row.id)).toEqual([id]);
  });

  it("is never somebody whose role is changed at the same moment", async () => {
    const rita = await personOf("recepcao");
    const editor = await staffIdentity(test, "editor");
    await Promise.all([
      test.superuser`update usuarios set tipo_usuario = 'leitor' where id = ${rita.id}`,
      test.database.as(editor, (tx) =>
        setResponsavel(tx, { mensagemId: id, antes: null, responsavel: rita.id }),
      ),
    ]);
    expect(await owner()).toBeNull();
  });
});
