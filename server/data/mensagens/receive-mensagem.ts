/** What a stranger wrote, stored by the one function that strangers may call. */
import { sql } from "drizzle-orm";
import type { TipoMensagem } from "#domain/mensagens.ts";
import type { Tx } from "#server/db/open.ts";

export interface ReceivedMensagem {
  id: string;
  tipo: TipoMensagem;
  /** What is kept in clear. */
  campos: Record<string, string>;
  cifrada?: Buffer;
  busca?: string[];
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
  const { id, tipo, campos, cifrada, busca, impressao, texto_versao, prova, origem } = mensagem;
  await tx.execute(sql`select recebe_mensagem(${id}::uuid, ${tipo}, ${JSON.stringify(campos)}::text::jsonb,
    decode(${cifrada?.toString("hex") ?? null}::text, 'hex'), ${busca ? asArray(busca) : null}::text::text[], ${impressao},
    ${texto_versao}, ${prova}, ${origem})`);
}

/** As PostgreSQL writes an array; the hashes hold nothing that would need quoting. */
function asArray(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text}"`).join(",")}}`;
}
