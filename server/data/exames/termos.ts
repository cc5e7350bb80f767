import { offerTermos } from "#domain/termos/sugestoes.ts";
import type { Termo } from "#domain/termos/termos.ts";
import { addOffered } from "#server/data/kit/add-offered.ts";
import { byOrderThenName } from "#server/data/kit/ordering.ts";
import { recordsOf } from "#server/data/kit/records.ts";
import type { Tx } from "#server/db/open.ts";
import { termosConsentimento as table } from "#server/db/schema/termos-consentimento.ts";

export const termos = recordsOf<Termo, "conferido">({
  table,
  searched: { texts: [table.texto] },
  order: byOrderThenName(table),
});

export async function listTermoSugestoes(tx: Tx) {
  return offerTermos((await termos.all(tx)).map(({ nome }) => nome));
}

export function addTermoSugestoes(tx: Tx, nomes: readonly string[]): Promise<number> {
  return addOffered(tx, nomes, {
    records: termos,
    offer: listTermoSugestoes,
    valuesOf: ({ nome, texto }, ordem_exibicao) => ({
      nome,
      texto,
      conferido: false,
      ordem_exibicao,
    }),
  });
}
