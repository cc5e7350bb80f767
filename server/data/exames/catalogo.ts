import { type OfferedGrupo, offerCatalogo } from "#domain/exames/catalogo.ts";
import type { Tx } from "#server/db/open.ts";
import { exames } from "./exames.ts";

/** @returns the complete catalogue, in which the clinic's own exams are marked */
export async function readCatalogo(tx: Tx): Promise<OfferedGrupo[]> {
  const listed = await exames.all(tx);
  return offerCatalogo(listed.map(({ nome }) => nome));
}

/**
 * Adds the named exams at the end of the clinic's order, as not yet confirmed. Leaves out exams that the clinic already
 * has and names that the catalogue does not have. @returns how many were added
 */
export async function addFromCatalogo(tx: Tx, nomes: readonly string[]): Promise<number> {
  // The lock prevents two people from adding the same exams at once.
  await exames.lock(tx);
  const added = (await readCatalogo(tx))
    .flatMap((grupo) => grupo.exames)
    .filter(({ nome, isListed }) => !isListed && nomes.includes(nome));
  let ordem_exibicao = await exames.nextOrder(tx);
  for (const { nome, descricao, preparo } of added) {
    await exames.create(tx, {
      nome,
      descricao,
      preparo: preparo.join("\n"),
      ordem_exibicao,
      conferido: false,
    });
    ordem_exibicao += 1;
  }
  return added.length;
}
