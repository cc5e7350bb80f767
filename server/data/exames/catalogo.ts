import { type OfferedGrupo, offerCatalogo } from "#domain/exames/catalogo.ts";
import { addOffered } from "#server/data/kit/add-offered.ts";
import type { Tx } from "#server/db/open.ts";
import { exames } from "./exames.ts";

export async function readCatalogo(tx: Tx): Promise<OfferedGrupo[]> {
  const listed = await exames.all(tx);
  return offerCatalogo(listed.map(({ nome }) => nome));
}

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
