/** Answers by e-mail and how it stands with them. */
import { asc, eq, sql } from "drizzle-orm";
import { UNDO_SECONDS } from "#domain/undo.ts";
import type { Tx } from "#server/db/open.ts";
import { respostas as table } from "#server/db/schema/respostas.ts";

type RespostaRow = typeof table.$inferSelect;

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
  /** Subject and text, encrypted. */
  cifrada: Buffer;
  /** Address of the site. */
  origem: string;
  /** How long it can be taken back. */
  afterSeconds?: number;
}

/** Kept, put in line to be sent in a moment, and the message is answered: all or nothing. */
export async function createResposta(tx: Tx, resposta: NewResposta): Promise<void> {
  const { id, mensagemId, cifrada, origem, afterSeconds = UNDO_SECONDS } = resposta;
  await tx.execute(sql`select responde_mensagem(${id}::uuid, ${mensagemId}::uuid,
    decode(${cifrada.toString("hex")}::text, 'hex'), ${origem}, ${afterSeconds}::int)`);
}

/** @returns false where it has left, is leaving, or is another person's: then nothing was changed */
export async function undoResposta(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx.execute<{ isUndone: boolean }>(
    sql`select desfaz_resposta(${id}::uuid) as "isUndone"`,
  );
  return row?.isUndone === true;
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
