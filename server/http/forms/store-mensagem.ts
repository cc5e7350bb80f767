/** What a public form brought, made ready to be kept and stored as a stranger's. */
import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { textoConsentimento } from "#domain/consentimentos.ts";
import type { contatoForm } from "#domain/contato.ts";
import type { direitosForm, TipoMensagem } from "#domain/mensagens.ts";
import { digitsOf } from "#domain/telefone.ts";
import { consentProof } from "#server/crypto/consent-token.ts";
import { encryptedDireitos } from "#server/crypto/read-mensagem.ts";
import { type ReceivedMensagem, receiveMensagem } from "#server/data/mensagens/receive-mensagem.ts";
import type { RequestContext } from "#server/http/request-context.ts";

/** Kept in clear, so that it can be searched. */
export function storeContato(
  context: RequestContext,
  contato: z.infer<typeof contatoForm>,
): Promise<void> {
  return store(context, "contato", contato, () => ({ campos: contato }));
}

/** Kept encrypted, but for what kind of request it is. */
export function storeDireitos(
  context: RequestContext,
  { pedido, ...secretos }: z.infer<typeof direitosForm>,
): Promise<void> {
  const { dataKeys } = context.services;
  return store(context, "direitos", { pedido, ...secretos }, (id) => ({
    campos: { pedido },
    cifrada: encryptedDireitos(dataKeys, id, secretos),
    busca: [...dataKeys.nameHashes(secretos.nome), dataKeys.cpfHash(digitsOf(secretos.cpf))].map(
      (hash) => hash.toString("base64url"),
    ),
  }));
}

async function store(
  { services, origin }: RequestContext,
  tipo: TipoMensagem,
  posted: object,
  partsOf: (id: string) => Pick<ReceivedMensagem, "campos" | "cifrada" | "busca">,
): Promise<void> {
  const id = randomUUID();
  const { database, dataKeys, secretKey } = services;
  const mensagem: ReceivedMensagem = {
    ...partsOf(id),
    id,
    tipo,
    impressao: dataKeys.fingerprint(JSON.stringify([tipo, posted])).toString("base64url"),
    texto_versao: textoConsentimento(tipo).versao,
    prova: consentProof(secretKey, id),
    origem: origin,
  };
  await database.asStranger((tx) => receiveMensagem(tx, mensagem));
}
