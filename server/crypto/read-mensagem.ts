/** A message and its answers as they were written, from and to what the database keeps of them. */
import type { MensagemSecreta, RespostaSecreta } from "#domain/mensagens.ts";
import type { DataKeys } from "./data-keys.ts";

export interface WrittenMensagem {
  nome: string;
  telefone: string;
  email: string;
  assunto: string;
  mensagem: string;
  /** Of a request about data. */
  cpf: string;
}

interface Encrypted {
  id: string;
  /** Null only in a row that the start of the server has not reached yet. */
  cifrada: Uint8Array | null;
}

const place = (table: "mensagens" | "respostas", id: string) => ({ table, column: "cifrada", id });

/** @throws where it was touched, or stood in another row */
export function readMensagem(dataKeys: DataKeys, { id, cifrada }: Encrypted): WrittenMensagem {
  if (!cifrada) throw new Error("a message that is not encrypted");
  const text = dataKeys.decrypt(cifrada, place("mensagens", id));
  const { detalhes = "", ...secreta }: MensagemSecreta = JSON.parse(text);
  return { telefone: "", assunto: "", mensagem: detalhes, cpf: "", ...secreta };
}

/** As a message is kept. @param id the message's */
export function encryptedMensagem(
  dataKeys: DataKeys,
  id: string,
  secreta: MensagemSecreta,
): Buffer {
  return dataKeys.encrypt(JSON.stringify(secreta), place("mensagens", id));
}

/** @throws where it was touched, or stood in another row */
export function readResposta(dataKeys: DataKeys, { id, cifrada }: Encrypted): RespostaSecreta {
  if (!cifrada) throw new Error("an answer that is not encrypted");
  return JSON.parse(dataKeys.decrypt(cifrada, place("respostas", id)));
}

/** As an answer is kept. @param id the answer's */
export function encryptedResposta(
  dataKeys: DataKeys,
  id: string,
  secreta: RespostaSecreta,
): Buffer {
  return dataKeys.encrypt(JSON.stringify(secreta), place("respostas", id));
}
