import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { MensagemSecreta } from "#domain/mensagens/mensagens.ts";
import { openDataKeys } from "#server/data/data-keys.ts";
import type { Tx } from "#server/db/open.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { receivedContato } from "#tests/support/mensagens.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { listMensagens, listMensagensToPrint } from "./mensagens.ts";
import { receiveMensagem } from "./receive-mensagem.ts";
import { createResposta, listPeople } from "./respostas.ts";

const test = testDatabase();
const ORIGIN = "http://127.0.0.1:3000";

it("messages are filtered by period and by who answered, and printed whole, which leaves its own line", async () => {
  const keys = await openDataKeys(test.database, TEST_SECRET);
  const editor = await staffIdentity(test, "editor", { nome: "Rita" });
  const contato = (secreta: Partial<MensagemSecreta> = {}) => receivedContato(keys, secreta);
  const asEditor = <T>(work: Parameters<typeof test.database.as<T>>[1]) =>
    test.database.as(editor, work);
  const [old, late, other] = [contato(), contato({ mensagem: "x".repeat(4000) }), contato()];
  for (const mensagem of [old, late, other]) {
    await test.database.asStranger((tx) => receiveMensagem(tx, mensagem));
  }
  const recebidaEm = (id: string, day: string) =>
    test.superuser`update mensagens set recebida_em = ${`${day} 10:00-04`} where id = ${id}`;
  await recebidaEm(old.id, "2026-11-01");
  await recebidaEm(late.id, "2026-11-08");
  const answer = { id: randomUUID(), assunto: "Re", texto: "Olá", origem: ORIGIN };
  await asEditor((tx) => createResposta(tx, { ...answer, mensagemId: late.id }));
  const [{ id: rita = "" } = {}] = await asEditor(listPeople);
  expect(await asEditor(listPeople)).toEqual([{ id: rita, nome: "Rita" }]);
  const found = async (filters: Parameters<typeof listMensagens>[1]) => {
    const { rows } = await asEditor((tx) => listMensagens(tx, filters));
    return rows.map(({ id }) => id);
  };
  const day = (text: string) => new Date(`${text}T00:00-04:00`);
  expect(await found({ from: day("2026-11-02"), to: day("2026-11-09") })).toEqual([late.id]);
  expect(await found({ to: day("2026-11-02") })).toEqual([old.id]);
  expect(await found({ from: day("2026-11-09") })).toEqual([other.id]);
  expect(await found({ pessoa: rita })).toEqual([late.id]);
  expect(await found({ pessoa: randomUUID() })).toEqual([]);
  const print = (tx: Tx) => listMensagensToPrint(tx, { pessoa: rita, situacao: "respondida" });
  const { rows } = await asEditor(print);
  expect(rows.map(({ mensagem }) => mensagem)).toEqual(["x".repeat(4000)]);
  const [line] = await test.superuser`select usuario_nome, acao, documentos, dados
    from trilha_pacientes order by numero desc limit 1`;
  expect(line).toEqual({
    usuario_nome: "Rita",
    acao: "imprimiu_mensagens",
    documentos: [`mensagem:${late.id}`],
    dados: ["mensagem"],
  });
});
