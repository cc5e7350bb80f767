/** Answers by e-mail and how it stands with them. */
import { asc, eq, sql } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";
import { respostas as table } from "#server/db/schema/respostas.ts";

export type RespostaRow = typeof table.$inferSelect;

/** Oldest first. */
export async function listRespostas(tx: Tx, mensagemId: string): Promise<RespostaRow[]> {
  return tx
    .select()
    .from(table)
    .where(eq(table.mensagem_id, mensagemId))
    .orderBy(asc(table.escrita_em));
}

export async function getResposta(tx: Tx, id: string): Promise<RespostaRow | undefined> {
  const [row] = await tx.select().from(table).where(eq(table.id, id));
  return row;
}

interface NewResposta {
  id: string;
  mensagemId: string;
  assunto: string;
  /** In clear, or encrypted. */
  texto: string | Buffer;
  /** Address of the site. */
  origem: string;
}

/** Kept, put in line to be sent, and the message is answered: all or nothing. */
export async function createResposta(tx: Tx, resposta: NewResposta): Promise<void> {
  const { id, mensagemId, assunto, texto, origem } = resposta;
  const clear = typeof texto === "string" ? texto : null;
  const hex = typeof texto === "string" ? null : texto.toString("hex");
  await tx.execute(sql`select responde_mensagem(${id}::uuid, ${mensagemId}::uuid, ${assunto}, ${clear},
    decode(${hex}::text, 'hex'), ${origem})`);
}

/** The server's own: the mail server took it. */
export async function markRespostaSent(tx: Tx, id: string): Promise<void> {
  await tx.update(table).set({ enviada_em: sql`now()` }).where(eq(table.id, id));
}

/** A mail of a message or of an answer that has not left. */
export interface EmailEstado {
  estado: "created" | "retry" | "active" | "completed" | "cancelled" | "failed";
  tentativas: number;
  proxima: Date;
  falha: string | null;
}

/** By the id of what it belongs to; one that the line forgot is not in it. */
export async function listEmailEstados(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, EmailEstado>> {
  const rows = await tx.execute<
    { id: string; proxima: Date | string } & Omit<EmailEstado, "proxima">
  >(sql`select * from estado_emails(${`{${ids.join(",")}}`}::text::uuid[])`);
  return new Map(
    rows.map(({ id, proxima, ...row }) => [id, { ...row, proxima: new Date(proxima) }]),
  );
}

/** At once, with all its tries before it again. */
export async function retryEmail(
  tx: Tx,
  { tipo, id, origem }: { tipo: "mensagem" | "resposta"; id: string; origem: string },
): Promise<void> {
  await tx.execute(sql`select tenta_email_de_novo(${tipo}, ${id}::uuid, ${origem})`);
}
