import { encryptedColumns, text } from "#server/data/kit/encrypted-columns.ts";
import {
  compartilhamentoAberturas,
  compartilhamentos,
} from "#server/db/schema/compartilhamentos.ts";

/** `chave` is the link's key as base64url. */
export const encryptedCompartilhamento = encryptedColumns(compartilhamentos, {
  codigo: text,
  chave: text,
});

export const encryptedAbertura = encryptedColumns(compartilhamentoAberturas, { nome: text });
