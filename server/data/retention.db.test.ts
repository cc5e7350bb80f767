import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { receivedInstance, storedImagem } from "#tests/support/imagens.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { openDataKeys } from "./data-keys.ts";
import { withdrawConsentimentoOf } from "./mensagens/consentimentos.ts";
import { type ReceivedMensagem, receiveMensagem } from "./mensagens/receive-mensagem.ts";
import { createResposta } from "./mensagens/respostas.ts";
import { removeExpired } from "./retention.ts";

const test = testDatabase();
const ORIGIN = "http://127.0.0.1:3000";
let editor: Awaited<ReturnType<typeof staffIdentity>>;

beforeAll(async () => {
  await openDataKeys(test.database, TEST_SECRET);
  editor = await staffIdentity(test, "editor");
});

beforeEach(async () => {
  await test.superuser`truncate mensagens cascade`;
  await test.superuser`delete from consentimentos`;
});

function contato(values: Partial<ReceivedMensagem> = {}): ReceivedMensagem {
  const id = randomUUID();
  return {
    id,
    tipo: "contato",
    cifrada: Buffer.from("x"),
    impressao: id.padStart(43, "0"),
    texto_versao: "2026-11-22",
    prova: `prova de ${id}`,
    origem: ORIGIN,
    ...values,
  };
}

const receive = (mensagem: ReceivedMensagem) =>
  test.database.asStranger((tx) => receiveMensagem(tx, mensagem));
const asEditor = <T>(work: Parameters<typeof test.database.as<T>>[1]) =>
  test.database.as(editor, work);

describe("when its time is over", () => {
  const age = (id: string, months: number) =>
    test.superuser`update mensagens set recebida_em = now() - make_interval(months => ${months}::int, days => 1) where id = ${id}`;
  const clean = () => test.database.as({ role: "sistema" }, removeExpired);

  it("goes with its answers and its consent, is counted, and leaves one line in the trail", async () => {
    const [old, young] = [contato(), contato()];
    await receive(old);
    await receive(young);
    await asEditor((tx) =>
      createResposta(tx, {
        id: randomUUID(),
        mensagemId: old.id,
        assunto: "Re",
        texto: "x",
        origem: ORIGIN,
      }),
    );
    await age(old.id, 24);
    await age(young.id, 23);
    expect(await clean()).toMatchObject({ mensagens: 1, direitos: 0, consentimentos: 0 });
    expect(await test.superuser`select id from mensagens`).toEqual([{ id: young.id }]);
    expect(await test.superuser`select 1 from respostas`).toHaveLength(0);
    expect(await test.superuser`select referencia from consentimentos`).toEqual([
      { referencia: young.id },
    ]);
    const lines =
      await test.superuser`select coisa, quantos from trilha where acao = 'removeu_pelo_prazo'`;
    expect(lines.map((line) => ({ ...line }))).toEqual([{ coisa: "mensagens", quantos: 1 }]);
    expect(await clean()).toMatchObject({ mensagens: 0 });
  });

  it("goes at once where the consent was withdrawn; a request about data stays five years", async () => {
    const message = contato();
    await receive(message);
    const request = contato({
      tipo: "direitos",
      pedido: "outro",
    });
    await receive(request);
    for (const { id } of [message, request]) {
      await asEditor((tx) => withdrawConsentimentoOf(tx, id, "telefone"));
    }
    await age(request.id, 59);
    expect(await clean()).toMatchObject({ mensagens: 1, direitos: 0 });
    await age(request.id, 60);
    expect(await clean()).toMatchObject({ mensagens: 0, direitos: 1 });
  });

  it("removes the address of old sign-ins but not their lines, and a consent's proof after six months", async () => {
    await test.superuser`insert into trilha (quando, acao, coisa, de_onde) values
      (now() - interval '7 months', 'entrou', 'usuarios', '203.0.113.9'),
      (now() - interval '5 months', 'entrou', 'usuarios', '203.0.113.9'),
      (now() - interval '7 months', 'alterou', 'exames', '203.0.113.9')`;
    await test.superuser`insert into consentimentos (finalidade, texto_versao, canal, referencia, prova, retirado_em) values
      ('informativo', 'x', 'site', gen_random_uuid(), 'a', now() - interval '7 months'),
      ('informativo', 'x', 'site', gen_random_uuid(), 'b', now() - interval '5 months'),
      ('informativo', 'x', 'site', gen_random_uuid(), 'c', null)`;
    expect(await clean()).toMatchObject({ acessos: 1, consentimentos: 1 });
    const lines =
      await test.superuser`select acao, de_onde from trilha where de_onde = '203.0.113.9' order by acao`;
    expect(lines.map(({ acao }) => acao)).toEqual(["alterou", "entrou"]);
    const changed = test.superuser`update trilha set de_onde = '198.51.100.1' where acao = 'entrou'`;
    await expect(changed).rejects.toMatchObject({ code: "42501" });
  });
});

it("no study of images goes with time, however old it is", async () => {
  await storedImagem(test, receivedInstance({ study: "2.25.1", series: "2.25.1.1" }));
  await test.superuser`update estudos set recebido_em = now() - interval '30 years'`;
  await test.database.as({ role: "sistema" }, removeExpired);
  const [left] = await test.superuser`
    select (select count(*)::int from estudos) as estudos, (select count(*)::int from series) as series,
      (select count(*)::int from imagens) as imagens`;
  expect(left).toEqual({ estudos: 1, series: 1, imagens: 1 });
});
