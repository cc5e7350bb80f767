import { type OfferedTermo, offerTermos } from "#domain/termos/sugestoes.ts";
import type { Termo } from "#domain/termos/termos.ts";
import { byOrderThenName } from "#server/data/kit/ordering.ts";
import { recordsOf } from "#server/data/kit/records.ts";
import type { Tx } from "#server/db/open.ts";
import { termosConsentimento as table } from "#server/db/schema/termos-consentimento.ts";

export const termos = recordsOf<Termo, "conferido">({
  table,
  searched: { texts: [table.texto] },
  order: byOrderThenName(table),
});

/** @returns all built-in texts; those that the clinic's list already has are marked */
export async function listTermoSugestoes(tx: Tx): Promise<OfferedTermo[]> {
  return offerTermos((await termos.all(tx)).map(({ nome }) => nome));
}

/** Adds the named texts at the end of the list, as not yet confirmed, except those it has. @returns how many were added */
export async function addTermoSugestoes(tx: Tx, nomes: readonly string[]): Promise<number> {
  // The lock prevents two people from adding the same texts at once.
  await termos.lock(tx);
  const added = (await listTermoSugestoes(tx)).filter(
    ({ nome, isListed }) => !isListed && nomes.includes(nome),
  );
  let ordem_exibicao = await termos.nextOrder(tx);
  for (const { nome, texto } of added) {
    await termos.create(tx, { nome, texto, conferido: false, ordem_exibicao });
    ordem_exibicao += 1;
  }
  return added.length;
}
