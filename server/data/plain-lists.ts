import type { Sala } from "#domain/agenda/salas.ts";
import type { Convenio } from "#domain/clinica/convenios.ts";
import type { RespostaPronta } from "#domain/mensagens/respostas-prontas.ts";
import type { Profissional } from "#domain/pessoas/profissionais.ts";
import { convenios as convenioTable } from "#server/db/schema/convenios.ts";
import { profissionais as profissionalTable } from "#server/db/schema/profissionais.ts";
import { respostasProntas as respostaProntaTable } from "#server/db/schema/respostas-prontas.ts";
import { salas as salaTable } from "#server/db/schema/salas.ts";
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

export const respostasProntas = recordsOf<RespostaPronta>({
  table: respostaProntaTable,
  searched: { texts: [respostaProntaTable.texto] },
  order: byOrderThenName(respostaProntaTable),
});

export const salas = recordsOf<Sala>({
  table: salaTable,
  searched: { texts: [salaTable.observacoes] },
  order: byOrderThenName(salaTable),
});
