/** Insurers, in the clinic's order. */
import type { Convenio } from "#domain/convenios.ts";
import type { Tx } from "#server/db/open.ts";
import { convenios as table } from "#server/db/schema/convenios.ts";
import { byOrderThenName } from "./ordering.ts";

export function listConvenios(tx: Tx): Promise<Convenio[]> {
  return tx
    .select({
      id: table.id,
      nome: table.nome,
      logo_url: table.logo_url,
      observacoes: table.observacoes,
      ordem_exibicao: table.ordem_exibicao,
    })
    .from(table)
    .orderBy(...byOrderThenName(table));
}
