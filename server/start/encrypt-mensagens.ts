/**
 * Encrypts what versions before kept in clear of messages and answers, before anybody is served: a
 * migration has no keys. Where nothing is left it costs two looks.
 */
import type { DataKeys } from "#server/crypto/data-keys.ts";
import { encryptedMensagem, encryptedResposta } from "#server/crypto/read-mensagem.ts";
import {
  replaceClearMensagem,
  replaceClearResposta,
  takeClearMensagens,
  takeClearRespostas,
} from "#server/data/mensagens/clear-mensagens.ts";
import type { Database, Tx } from "#server/db/open.ts";
import type { Log } from "#server/log.ts";

/** Rows in one transaction: a start that is killed has lost no more than these, and takes them up again. */
const BATCH = 200;

interface Needs {
  database: Database;
  dataKeys: DataKeys;
  log: Log;
}

export async function encryptClearMensagens({ database, dataKeys, log }: Needs): Promise<void> {
  const mensagens = await inBatches(database, (tx) => encryptMensagens(tx, dataKeys));
  const respostas = await inBatches(database, (tx) => encryptRespostas(tx, dataKeys));
  if (mensagens + respostas > 0) log.info({ mensagens, respostas }, "messages encrypted");
}

async function inBatches(database: Database, work: (tx: Tx) => Promise<number>): Promise<number> {
  for (let total = 0; ; ) {
    const done = await database.as({ role: "sistema" }, work);
    total += done;
    if (done < BATCH) return total;
  }
}

async function encryptMensagens(tx: Tx, dataKeys: DataKeys): Promise<number> {
  const rows = await takeClearMensagens(tx, BATCH);
  for (const { id, nome, telefone, email, assunto, mensagem } of rows) {
    const secreta = {
      nome: nome ?? "",
      telefone: telefone ?? "",
      email: email ?? "",
      assunto: assunto ?? "",
      mensagem: mensagem ?? "",
    };
    await replaceClearMensagem(tx, id, encryptedMensagem(dataKeys, id, secreta));
  }
  return rows.length;
}

async function encryptRespostas(tx: Tx, dataKeys: DataKeys): Promise<number> {
  const rows = await takeClearRespostas(tx, BATCH);
  for (const { id, assunto, texto, cifrada } of rows) {
    const place = { table: "respostas", column: "cifrada", id };
    const written = cifrada ? dataKeys.decrypt(cifrada, place) : (texto ?? "");
    const secreta = { assunto: assunto ?? "", texto: written };
    await replaceClearResposta(tx, id, encryptedResposta(dataKeys, id, secreta));
  }
  return rows.length;
}
