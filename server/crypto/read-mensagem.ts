/** A message and its answers as they were written, whether they are kept in clear or encrypted. */
import type { DireitosSecretos } from "#domain/mensagens.ts";
import type { MensagemRow } from "#server/data/mensagens/mensagens.ts";
import type { RespostaRow } from "#server/data/mensagens/respostas.ts";
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

type Kept = Pick<
  MensagemRow,
  "id" | "cifrada" | "nome" | "telefone" | "email" | "assunto" | "mensagem"
>;

export function readMensagem(dataKeys: DataKeys, row: Kept): WrittenMensagem {
  const { id, cifrada, nome, telefone, email, assunto, mensagem } = row;
  if (!cifrada) {
    return {
      nome: nome ?? "",
      telefone: telefone ?? "",
      email: email ?? "",
      assunto: assunto ?? "",
      mensagem: mensagem ?? "",
      cpf: "",
    };
  }
  const text = dataKeys.decrypt(cifrada, { table: "mensagens", column: "cifrada", id });
  const secretos: DireitosSecretos = JSON.parse(text);
  const { detalhes, ...rest } = secretos;
  return { telefone: "", assunto: "", mensagem: detalhes, ...rest };
}

/** As a request about data is kept. @param id the message's */
export function encryptedDireitos(
  dataKeys: DataKeys,
  id: string,
  secretos: DireitosSecretos,
): Buffer {
  return dataKeys.encrypt(JSON.stringify(secretos), { table: "mensagens", column: "cifrada", id });
}

export function readResposta(
  dataKeys: DataKeys,
  { id, texto, cifrada }: Pick<RespostaRow, "id" | "texto" | "cifrada">,
): string {
  if (!cifrada) return texto ?? "";
  return dataKeys.decrypt(cifrada, { table: "respostas", column: "cifrada", id });
}
