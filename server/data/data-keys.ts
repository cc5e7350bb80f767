/** Data keys, wrapped: read and added by the server itself, which alone may. */
import type { Tx } from "#server/db/open.ts";
import { chavesDados } from "#server/db/schema/chaves-dados.ts";

type DataKeyRow = typeof chavesDados.$inferSelect;

export async function listDataKeys(tx: Tx): Promise<DataKeyRow[]> {
  return tx.select().from(chavesDados).orderBy(chavesDados.uso, chavesDados.versao);
}

/** One that is there already stays. */
export async function createDataKeys(
  tx: Tx,
  keys: readonly (typeof chavesDados.$inferInsert)[],
): Promise<void> {
  await tx
    .insert(chavesDados)
    .values([...keys])
    .onConflictDoNothing();
}
