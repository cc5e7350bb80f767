import { and, asc, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { UNDO_SECONDS } from "#domain/registro/undo.ts";
import type { Tx } from "#server/db/open.ts";
import { respostas as table } from "#server/db/schema/respostas.ts";
import { encryptedResposta } from "./encrypted-mensagem.ts";
import { getMensagemToAnswer } from "./mensagens.ts";

/** Adds no line to the trail. @param mensagens messages whose reading the caller has recorded */
export async function listRespostas(tx: Tx, ...mensagens: readonly { id: string }[]) {
  const ids = mensagens.map(({ id }) => id);
  const rows = await tx
    .select()
    .from(table)
    .where(inArray(table.mensagem_id, ids))
    .orderBy(asc(table.escrita_em));
  return rows.map((row) => encryptedResposta.decrypt(tx, row));
}

export interface Person {
  id: string;
  nome: string;
}

/** Lists everyone who has answered, with the name from the person's last answer. */
export async function listPeople(tx: Tx): Promise<Person[]> {
  const rows = await tx
    .selectDistinctOn([table.usuario_id], { id: table.usuario_id, nome: table.usuario_nome })
    .from(table)
    .where(isNotNull(table.usuario_id))
    .orderBy(table.usuario_id, desc(table.escrita_em));
  const people = rows.map(({ id, nome }) => ({ id: id ?? "", nome: nome ?? "Equipe" }));
  return people.sort((a, b) => a.nome.localeCompare(b.nome, "pt-BR"));
}

export async function getRespostaToSend(tx: Tx, id: string) {
  const [row] = await tx.select().from(table).where(eq(table.id, id));
  const mensagem = row && !row.enviada_em && (await getMensagemToAnswer(tx, row.mensagem_id));
  return mensagem ? { ...encryptedResposta.decrypt(tx, row), mensagem } : undefined;
}

interface NewResposta {
  id: string;
  mensagemId: string;
  assunto: string;
  texto: string;
  origem: string;
  afterSeconds?: number;
}

/** @returns false if the form with this `id` was sent before, so that the answer is stored already */
export async function createResposta(tx: Tx, resposta: NewResposta): Promise<boolean> {
  const { id, mensagemId, assunto, texto, origem, afterSeconds = UNDO_SECONDS } = resposta;
  const { cifrada } = encryptedResposta.encrypt(tx, id, { assunto, texto });
  const [row] = await tx.execute<{ isNew: boolean }>(sql`select responde_mensagem(${id}::uuid,
    ${mensagemId}::uuid, decode(${cifrada.toString("hex")}::text, 'hex'), ${origem},
    ${afterSeconds}::int) as "isNew"`);
  return row?.isNew === true;
}

/** Cancels an answer. @returns its content for the form; undefined if sending has begun, or another person wrote it */
export async function takeBackResposta(tx: Tx, mensagemId: string, id: string) {
  const isOfMensagem = and(eq(table.id, id), eq(table.mensagem_id, mensagemId));
  const [row] = await tx.select().from(table).where(isOfMensagem);
  if (!row || !(await undoResposta(tx, id))) return undefined;
  const { assunto, texto } = encryptedResposta.decrypt(tx, row);
  return { id, assunto, texto };
}

export async function undoResposta(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx.execute<{ isUndone: boolean }>(
    sql`select desfaz_resposta(${id}::uuid) as "isUndone"`,
  );
  return row?.isUndone === true;
}

export async function markRespostaSent(tx: Tx, id: string): Promise<void> {
  await tx.update(table).set({ enviada_em: sql`now()` }).where(eq(table.id, id));
}

export interface EmailEstado {
  estado: "created" | "retry" | "active" | "completed" | "cancelled" | "failed";
  tentativas: number;
  proxima: Date;
  falha: string | null;
}

/** @returns the state of each message's or answer's e-mail; none if the queue has deleted its job */
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

export async function retryEmail(
  tx: Tx,
  { tipo, id, origem }: { tipo: "mensagem" | "resposta"; id: string; origem: string },
): Promise<void> {
  await tx.execute(sql`select tenta_email_de_novo(${tipo}, ${id}::uuid, ${origem})`);
}
