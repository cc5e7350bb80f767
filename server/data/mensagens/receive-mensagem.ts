import { sql } from "drizzle-orm";
import type { Pedido, TipoMensagem } from "#domain/mensagens/mensagens.ts";
import type { Tx } from "#server/db/open.ts";

export interface ReceivedMensagem {
  id: string;
  tipo: TipoMensagem;
  pedido?: Pedido;
  cifrada: Buffer;
  /** A hash of the form. A message whose hash was stored in the last day is not stored again. */
  impressao: string;
  texto_versao: string;
  /** Hash of the proof in the link that withdraws the consent. */
  prova: string;
  origem: string;
}

export async function receiveMensagem(tx: Tx, mensagem: ReceivedMensagem): Promise<void> {
  const { id, tipo, pedido, cifrada, impressao, texto_versao, prova, origem } = mensagem;
  await tx.execute(sql`select recebe_mensagem(${id}::uuid, ${tipo}, ${pedido ?? null}, decode(${cifrada.toString("hex")}::text, 'hex'),
    ${impressao}, ${texto_versao}, ${prova}, ${origem})`);
}
