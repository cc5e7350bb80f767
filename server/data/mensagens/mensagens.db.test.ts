import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { MensagemSecreta } from "#domain/mensagens/mensagens.ts";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import { openDataKeys } from "#server/data/data-keys.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { receivedContato } from "#tests/support/mensagens.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { getConsentimentoOf, withdrawConsentimento } from "./consentimentos.ts";
import {
  countMensagens,
  countNewMensagens,
  getMensagem,
  listMensagens,
  openMensagem,
  setEstadoMensagem,
} from "./mensagens.ts";
import { type ReceivedMensagem, receiveMensagem } from "./receive-mensagem.ts";
import { createResposta, listEmailEstados, listRespostas, retryEmail } from "./respostas.ts";

const test = testDatabase();
const ORIGIN = "http://127.0.0.1:3000";
let keys: DataKeys;
let editor: Awaited<ReturnType<typeof staffIdentity>>;

beforeAll(async () => {
  keys = await openDataKeys(test.database, TEST_SECRET);
  editor = await staffIdentity(test, "editor", { nome: "Rita" });
});

beforeEach(async () => {
  await test.superuser`truncate mensagens cascade`;
  await test.superuser`delete from consentimentos`;
  await test.superuser`delete from pgboss.job_common`;
});

const contato = (
  values: Partial<ReceivedMensagem> = {},
  secreta: Partial<MensagemSecreta> = {},
): ReceivedMensagem => receivedContato(keys, secreta, values);

const receive = (mensagem: ReceivedMensagem) =>
  test.database.asStranger((tx) => receiveMensagem(tx, mensagem));
const asEditor = <T>(work: Parameters<typeof test.database.as<T>>[1]) =>
  test.database.as(editor, work);
const jobs = () =>
  test.superuser`select data, state::text from pgboss.job_common where name = 'mail'`;

describe("a visitor", () => {
  it("adds a message, its consent and the notice to the clinic, all three", async () => {
    const mensagem = contato();
    await receive(mensagem);
    expect(await asEditor((tx) => getMensagem(tx, mensagem.id))).toMatchObject({
      estado: "nova",
      tipo: "contato",
    });
    expect(await asEditor((tx) => getConsentimentoOf(tx, mensagem.id))).toMatchObject({
      finalidade: "contato",
      texto_versao: "2026-11-22",
      canal: "site",
      retirado_em: null,
    });
    // The job contains only ids, because the text is read when the mail is written.
    const [job] = await jobs();
    expect(job?.data).toEqual({ kind: "mensagem", id: mensagem.id, origin: ORIGIN });
  });

  it("posting twice, also at the same moment, is stored once; another day it is a new message", async () => {
    const impressao = "x".repeat(43);
    await Promise.all(Array.from({ length: 8 }, () => receive(contato({ impressao }))));
    expect(await asEditor(countNewMensagens)).toBe(1);
    expect(await jobs()).toHaveLength(1);
    await test.superuser`update mensagens set recebida_em = now() - interval '25 hours'`;
    await receive(contato({ impressao }));
    expect(await asEditor(countNewMensagens)).toBe(2);
  });

  it("reads nothing back, and writes in no other way", async () => {
    await receive(contato());
    for (const statement of [
      "select 1 from mensagens",
      "insert into mensagens (tipo, impressao) values ('contato', 'x')",
      "update mensagens set estado = 'lida'",
      "select 1 from consentimentos",
      "select da_consentimento('contato', 'x', 'site', gen_random_uuid(), 'x')",
      "select poe_email('mensagem', gen_random_uuid(), 'x')",
      "select responde_mensagem(gen_random_uuid(), gen_random_uuid(), 'a', 'x', 0)",
      "select desfaz_resposta(gen_random_uuid())",
      "select * from estado_emails('{}')",
      "select 1 from pgboss.job_common",
    ]) {
      const attempt = test.database.asStranger((tx) => tx.execute(statement));
      await expect(attempt, statement).rejects.toMatchObject({ id: "not-permitted" });
    }
  });

  it("stores nothing where a part is too long or missing", async () => {
    for (const wrong of [
      { cifrada: Buffer.alloc(40_001) },
      { tipo: "direitos" as const },
      { pedido: "acesso" as const },
    ]) {
      await expect(receive(contato(wrong))).rejects.toThrow();
    }
    expect(await asEditor(countNewMensagens)).toBe(0);
    expect(await jobs()).toHaveLength(0);
  });

  it("withdraws with the link, as often as it likes, and learns nothing of others", async () => {
    const mensagem = contato();
    await receive(mensagem);
    const withdraw = (prova: string) =>
      test.database.asStranger((tx) => withdrawConsentimento(tx, prova, "e-mail"));
    expect(await withdraw("another's")).toBe(false);
    expect(await withdraw(mensagem.prova)).toBe(true);
    expect(await withdraw(mensagem.prova)).toBe(true);
    expect(await asEditor((tx) => getConsentimentoOf(tx, mensagem.id))).toMatchObject({
      retirado_por: "e-mail",
      retirado_em: expect.any(Date),
    });
  });
});

describe("those who answer", () => {
  it("page through a long list", async () => {
    for (let one = 0; one < 30; one++) await receive(contato());
    const first = await asEditor((tx) => listMensagens(tx, {}));
    expect(first).toMatchObject({ previous: undefined, rows: { length: 25 } });
    const second = await asEditor((tx) => listMensagens(tx, { position: first.next }));
    expect(second).toMatchObject({ page: 2, next: undefined, rows: { length: 5 } });
  });

  it("change the state, which is counted and recorded in the trail without a value", async () => {
    const mensagem = contato();
    await receive(mensagem);
    expect(await asEditor((tx) => setEstadoMensagem(tx, mensagem.id, "respondida"))).toBe(true);
    expect(await asEditor(countMensagens)).toEqual({
      nova: 0,
      lida: 0,
      respondida: 1,
      arquivada: 0,
      atrasada: 0,
      resposta_presa: 0,
    });
    expect((await asEditor((tx) => getMensagem(tx, mensagem.id)))?.respondida_em).not.toBeNull();
    expect(await asEditor((tx) => setEstadoMensagem(tx, "no id", "lida"))).toBe(false);
    expect(await asEditor((tx) => setEstadoMensagem(tx, randomUUID(), "lida"))).toBe(false);
    const lines =
      await test.superuser`select usuario_nome, acao, depois, conteudo from trilha where registro = ${mensagem.id}`;
    expect(lines.map((line) => ({ ...line }))).toEqual([
      {
        usuario_nome: "Rita",
        acao: "alterou",
        depois: { estado: "…", respondida_em: "…" },
        conteudo: null,
      },
    ]);
  });

  it("open: a new message becomes read, once and with one line, also for two people at once", async () => {
    const mensagem = contato();
    await receive(mensagem);
    expect(await asEditor((tx) => countNewMensagens(tx, mensagem.id))).toBe(0);
    const recepcao = await staffIdentity(test, "recepcao", { nome: "Rui" });
    const open = (identity: typeof editor) =>
      test.database.as(identity, (tx) => openMensagem(tx, mensagem.id));
    const opened = await Promise.all([open(editor), open(recepcao), open(editor)]);
    expect(opened.map((one) => one?.estado)).toEqual(["lida", "lida", "lida"]);
    expect(await asEditor(countNewMensagens)).toBe(0);
    const lines =
      await test.superuser`select acao, depois from trilha where registro = ${mensagem.id}`;
    expect(lines.map((line) => ({ ...line }))).toEqual([
      { acao: "alterou", depois: { estado: "…" } },
    ]);
    const [readings] = await test.superuser`select count(*)::int as n from trilha_pacientes
      where acao = 'abriu_mensagem' and documentos = ${[`mensagem:${mensagem.id}`]}`;
    expect(readings?.n).toBe(3);
  });

  it("open: what is answered or archived stays so, and the list marks nothing", async () => {
    const mensagem = contato();
    await receive(mensagem);
    await asEditor((tx) => listMensagens(tx, {}));
    expect(await asEditor(countNewMensagens)).toBe(1);
    for (const estado of ["respondida", "arquivada"] as const) {
      await asEditor((tx) => setEstadoMensagem(tx, mensagem.id, estado));
      expect((await asEditor((tx) => openMensagem(tx, mensagem.id)))?.estado).toBe(estado);
    }
    for (const id of [randomUUID(), "no id"]) {
      expect(await asEditor((tx) => openMensagem(tx, id))).toBeUndefined();
    }
  });

  it("answer: stored under the session's own name, queued, the message answered", async () => {
    const mensagem = contato();
    await receive(mensagem);
    const id = randomUUID();
    await asEditor((tx) =>
      createResposta(tx, {
        id,
        mensagemId: mensagem.id,
        assunto: "Re",
        texto: "Olá",
        origem: ORIGIN,
      }),
    );
    const [resposta] = await asEditor((tx) => listRespostas(tx, mensagem));
    expect(resposta).toMatchObject({ usuario_nome: "Rita", enviada_em: null });
    expect(resposta).toMatchObject({ assunto: "Re", texto: "Olá" });
    expect((await asEditor((tx) => getMensagem(tx, mensagem.id)))?.estado).toBe("respondida");
    const estados = await asEditor((tx) => listEmailEstados(tx, [mensagem.id, id]));
    expect([...estados.keys()].sort()).toEqual([mensagem.id, id].sort());
    expect(estados.get(id)).toMatchObject({ estado: "created", tentativas: 0, falha: null });

    const isStuck = async () => {
      const { rows } = await asEditor((tx) => listMensagens(tx, {}));
      return rows[0]?.temRespostaPresa;
    };
    expect(await isStuck()).toBe(false);
    await test.superuser`update respostas set escrita_em = now() - interval '11 minutes'`;
    expect(await isStuck()).toBe(true);
    await test.superuser`update respostas set enviada_em = now()`;
    expect(await isStuck()).toBe(false);
  });

  it("are the only ones: leitor and laudos answer nothing and see no mail", async () => {
    const mensagem = contato();
    await receive(mensagem);
    for (const role of ["leitor", "laudos"] as const) {
      const identity = await staffIdentity(test, role);
      const answer = test.database.as(identity, (tx) =>
        createResposta(tx, {
          id: randomUUID(),
          mensagemId: mensagem.id,
          assunto: "Re",
          texto: "x",
          origem: ORIGIN,
        }),
      );
      await expect(answer).rejects.toMatchObject({ id: "not-permitted" });
      const opened = test.database.as(identity, (tx) => openMensagem(tx, mensagem.id));
      await expect(opened).rejects.toMatchObject({ id: "not-permitted" });
      const variant = test.database.as(identity, (tx) => listEmailEstados(tx, [mensagem.id]));
      await expect(variant).rejects.toMatchObject({ id: "not-permitted" });
    }
  });

  it("have a mail retried: given up, waiting, or deleted from the queue; never one that was sent", async () => {
    const mensagem = contato();
    await receive(mensagem);
    const again = () =>
      asEditor((tx) => retryEmail(tx, { tipo: "mensagem", id: mensagem.id, origem: ORIGIN }));
    await again();
    expect(await jobs()).toHaveLength(1);
    await test.superuser`update pgboss.job_common set state = 'failed', retry_count = 20`;
    await again();
    expect((await jobs()).map(({ state }) => state)).toEqual(["retry"]);
    await test.superuser`delete from pgboss.job_common`;
    await again();
    expect((await jobs()).map(({ state }) => state)).toEqual(["created"]);
    await test.superuser`delete from pgboss.job_common`;
    await test.superuser`update mensagens set avisada_em = now()`;
    await again();
    expect(await jobs()).toHaveLength(0);
  });
});
