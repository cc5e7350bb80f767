import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { contatoForm } from "#domain/mensagens/contato.ts";
import type { direitosForm, MensagemSecreta, Pedido } from "#domain/mensagens/mensagens.ts";
import { textoConsentimento } from "#domain/pessoas/consentimentos.ts";
import { consentProof } from "#server/crypto/consent-token.ts";
import { encryptedMensagem } from "#server/data/mensagens/encrypted-mensagem.ts";
import { receiveMensagem } from "#server/data/mensagens/receive-mensagem.ts";
import type { RequestContext } from "#server/http/request-context.ts";

export function storeContato(
  context: RequestContext,
  contato: z.infer<typeof contatoForm>,
): Promise<void> {
  return store(context, contato);
}

export function storeDireitos(
  context: RequestContext,
  { pedido, ...secretos }: z.infer<typeof direitosForm>,
): Promise<void> {
  return store(context, secretos, pedido);
}

async function store(
  { services, origin }: RequestContext,
  secreta: MensagemSecreta,
  pedido?: Pedido,
): Promise<void> {
  const id = randomUUID();
  const { database, dataKeys, secretKey } = services;
  const tipo = pedido === undefined ? "contato" : "direitos";
  const posted = JSON.stringify([tipo, pedido === undefined ? secreta : { pedido, ...secreta }]);
  await database.asStranger((tx) =>
    receiveMensagem(tx, {
      id,
      tipo,
      pedido,
      ...encryptedMensagem.encrypt(tx, id, secreta),
      impressao: dataKeys.fingerprint(posted).toString("base64url"),
      texto_versao: textoConsentimento(tipo).versao,
      prova: consentProof(secretKey, id),
      origem: origin,
    }),
  );
}
