import { asc, eq, sql } from "drizzle-orm";
import { encryptedColumns, text } from "#server/data/kit/encrypted-columns.ts";
import type { Tx } from "#server/db/open.ts";
import { anotacoes as table } from "#server/db/schema/anotacoes.ts";

const encryptedAnotacao = encryptedColumns(table, { texto: text });

/** Adds no line to the trail. @param mensagem a message whose reading the caller has recorded */
export async function listAnotacoes(tx: Tx, mensagem: { id: string }) {
  const rows = await tx
    .select({
      id: table.id,
      usuario_id: table.usuario_id,
      usuario_nome: table.usuario_nome,
      texto: table.texto,
      escrita_em: table.escrita_em,
    })
    .from(table)
    .where(eq(table.mensagem_id, mensagem.id))
    .orderBy(asc(table.escrita_em), table.id);
  return rows.map((row) => encryptedAnotacao.decrypt(tx, row));
}

interface NewAnotacao {
  id: string;
  mensagemId: string;
  texto: string;
}

/** PostgreSQL takes the author from the session. @returns false if the form with this `id` was sent before */
export async function createAnotacao(
  tx: Tx,
  { id, mensagemId, texto }: NewAnotacao,
): Promise<boolean> {
  const encrypted = encryptedAnotacao.encrypt(tx, id, { texto });
  const [row] = await tx.execute<{ isNew: boolean }>(sql`select anota_mensagem(${id}::uuid,
    ${mensagemId}::uuid, decode(${encrypted.texto.toString("hex")}::text, 'hex')) as "isNew"`);
  return row?.isNew === true;
}

/** @returns false if there is no such note on the message, or another person wrote it */
export async function removeAnotacao(tx: Tx, mensagemId: string, id: string): Promise<boolean> {
  const [row] = await tx.execute<{ isRemoved: boolean }>(
    sql`select apaga_anotacao(${mensagemId}::uuid, ${id}::uuid) as "isRemoved"`,
  );
  return row?.isRemoved === true;
}
