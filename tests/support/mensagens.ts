import { randomUUID } from "node:crypto";
import type { MensagemSecreta } from "#domain/mensagens/mensagens.ts";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import type { ReceivedMensagem } from "#server/data/mensagens/receive-mensagem.ts";

export function receivedContato(
  keys: DataKeys,
  secreta: Partial<MensagemSecreta> = {},
  values: Partial<ReceivedMensagem> = {},
): ReceivedMensagem {
  const id = values.id ?? randomUUID();
  const whole = {
    nome: "Ana",
    telefone: "",
    email: "ana@exemplo.com.br",
    assunto: "",
    mensagem: "Oi",
    ...secreta,
  };
  return {
    id,
    tipo: "contato",
    cifrada: keys.encrypt(JSON.stringify(whole), { table: "mensagens", column: "cifrada", id }),
    impressao: id.padStart(43, "0"),
    texto_versao: "2026-11-22",
    prova: `prova de ${id}`,
    origem: "http://127.0.0.1:3000",
    ...values,
  };
}
