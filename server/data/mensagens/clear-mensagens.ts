/** Messages and answers of versions that kept them in clear, read and replaced as the server's own role. */
import { eq, isNotNull, or } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";
import { mensagens } from "#server/db/schema/mensagens.ts";
import { respostas } from "#server/db/schema/respostas.ts";

/** Nobody else takes the same rows until the transaction ends. */
export async function takeClearMensagens(tx: Tx, limit: number) {
  const { id, nome, telefone, email, assunto, mensagem } = mensagens;
  return tx
    .select({ id, nome, telefone, email, assunto, mensagem })
    .from(mensagens)
    .where(isNotNull(nome))
    .limit(limit)
    .for("update", { skipLocked: true });
}

export async function replaceClearMensagem(tx: Tx, id: string, cifrada: Buffer): Promise<void> {
  const empty = { nome: null, telefone: null, email: null, assunto: null, mensagem: null };
  await tx
    .update(mensagens)
    .set({ ...empty, cifrada })
    .where(eq(mensagens.id, id));
}

/** An answer to a request about data has its subject in clear, and its text encrypted alone. */
export async function takeClearRespostas(tx: Tx, limit: number) {
  const { id, assunto, texto, cifrada } = respostas;
  return tx
    .select({ id, assunto, texto, cifrada })
    .from(respostas)
    .where(or(isNotNull(assunto), isNotNull(texto)))
    .limit(limit)
    .for("update", { skipLocked: true });
}

export async function replaceClearResposta(tx: Tx, id: string, cifrada: Buffer): Promise<void> {
  await tx
    .update(respostas)
    .set({ assunto: null, texto: null, cifrada })
    .where(eq(respostas.id, id));
}
