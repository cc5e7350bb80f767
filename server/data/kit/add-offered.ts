import type { Offered } from "#domain/listas/mark-listed.ts";
import type { Tx } from "#server/db/open.ts";

interface OrderedRecords<Values> {
  lock(tx: Tx): Promise<void>;
  nextOrder(tx: Tx): Promise<number>;
  create(tx: Tx, values: Values): Promise<unknown>;
}

interface Addition<Suggested, Values> {
  records: OrderedRecords<Values>;
  offer(tx: Tx): Promise<readonly Offered<Suggested>[]>;
  valuesOf(suggested: Suggested, ordem_exibicao: number): Values;
}

/** Ignores unknown names, and suggestions that were added before. @returns how many were added */
export async function addOffered<Suggested extends { nome: string }, Values>(
  tx: Tx,
  nomes: readonly string[],
  { records, offer, valuesOf }: Addition<Suggested, Values>,
): Promise<number> {
  // The lock prevents two people from adding the same records at once.
  await records.lock(tx);
  const added = (await offer(tx)).filter(({ nome, isListed }) => !isListed && nomes.includes(nome));
  let ordem_exibicao = await records.nextOrder(tx);
  for (const one of added) {
    await records.create(tx, valuesOf(one, ordem_exibicao));
    ordem_exibicao += 1;
  }
  return added.length;
}
