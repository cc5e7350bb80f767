/** Doctors, in the clinic's order. */
import type { Profissional } from "#domain/profissionais.ts";
import { profissionais as table } from "#server/db/schema/profissionais.ts";
import { byOrderThenName } from "./kit/ordering.ts";
import { recordsOf } from "./kit/records.ts";

export const profissionais = recordsOf<Profissional>({
  table,
  name: table.nome,
  searched: { names: [table.especialidade, table.crm] },
  order: byOrderThenName(table),
});
