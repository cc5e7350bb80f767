import type { Convenio } from "#domain/clinica/convenios.ts";
import type { Profissional } from "#domain/pessoas/profissionais.ts";
import { convenios as convenioTable } from "#server/db/schema/convenios.ts";
import { profissionais as profissionalTable } from "#server/db/schema/profissionais.ts";
import { byOrderThenName } from "./kit/ordering.ts";
import { recordsOf } from "./kit/records.ts";

export const convenios = recordsOf<Convenio>({
  table: convenioTable,
  searched: { texts: [convenioTable.observacoes] },
  order: byOrderThenName(convenioTable),
});

export const profissionais = recordsOf<Profissional>({
  table: profissionalTable,
  searched: { names: [profissionalTable.especialidade, profissionalTable.crm] },
  order: byOrderThenName(profissionalTable),
});
