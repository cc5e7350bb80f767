/** Insurers, in the clinic's order. */
import type { Convenio } from "#domain/convenios.ts";
import { convenios as table } from "#server/db/schema/convenios.ts";
import { byOrderThenName } from "./ordering.ts";
import { recordsOf } from "./records.ts";

export const convenios = recordsOf<Convenio>({
  table,
  name: table.nome,
  order: byOrderThenName(table),
});
