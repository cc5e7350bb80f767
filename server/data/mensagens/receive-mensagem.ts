/** What a stranger wrote, stored by the one function that strangers may call. */
import { sql } from "drizzle-orm";
import type { Pedido, TipoMensagem } from "#domain/mensagens/mensagens.ts";
import type { Tx } from "#server/db/open.ts";

export interface ReceivedMensagem {
  id: string;
  tipo: TipoMensagem;
  /** Of a request about data. */
  pedido?: Pedido;
  /** All that was written, encrypted. */
  cifrada: Buffer;
  /** The same post twice has the same, and is stored once. */
  impressao: string;
  texto_versao: string;
  /** Hash of what the link carries that withdraws the consent. */
  prova: string;
  /** Address of the site, for the notice's link. */
  origem: string;
}

/** Message, consent and the notice to the clinic, in one statement: all or nothing. */
export async function receiveMensagem(tx: Tx, mensagem: ReceivedMensagem): Promise<void> {
  const { id, tipo, pedido, cifrada, impressao, texto_versao, prova, origem } = mensagem;
  await tx.execute(sql`select recebe_mensagem(${id}::uuid, ${tipo}, ${pedido ?? null}, decode(${cifrada.toString("hex")}::text, 'hex'),
    ${impressao}, ${texto_versao}, ${prova}, ${origem})`);
}
