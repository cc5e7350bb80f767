import { type OfferedGrupo, offerCatalogo } from "#domain/exames/catalogo.ts";
import { addOffered } from "#server/data/kit/add-offered.ts";
import type { Tx } from "#server/db/open.ts";
import { exames } from "./exames.ts";

/** @returns the complete catalogue, in which the clinic's own exams are marked */
export async function readCatalogo(tx: Tx): Promise<OfferedGrupo[]> {
  const listed = await exames.all(tx);
  return offerCatalogo(listed.map(({ nome }) => nome));
}

/** Adds the named exams at the end of the clinic's order, as not yet confirmed. @returns how many were added */
export function addFromCatalogo(tx: Tx, nomes: readonly string[]): Promise<number> {
  return addOffered(tx, nomes, {
    records: exames,
    offer: async () => (await readCatalogo(tx)).flatMap((grupo) => grupo.exames),
    valuesOf: ({ nome, descricao, preparo }, ordem_exibicao) => ({
      nome,
      descricao,
      preparo: preparo.join("\n"),
      ordem_exibicao,
      conferido: false,
    }),
  });
}
