/** Insurers, in the clinic's order. */
import type { Convenio } from "#domain/convenios.ts";
import { convenios as table } from "#server/db/schema/convenios.ts";
import { byOrderThenName } from "./kit/ordering.ts";
import { recordsOf } from "./kit/records.ts";

export const convenios = recordsOf<Convenio>({
  table,
  name: table.nome,
  searched: { texts: [table.observacoes] },
  order: byOrderThenName(table),
});
