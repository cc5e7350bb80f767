import {
  DEFAULT_DEPOIMENTOS_SECAO,
  type Depoimento,
  type DepoimentosSecao,
} from "#domain/clinica/depoimentos.ts";
import { depoimentos as table } from "#server/db/schema/depoimentos.ts";
import { depoimentosSecao as sectionTable } from "#server/db/schema/depoimentos-secao.ts";
import { byOrderThenName } from "./kit/ordering.ts";
import { recordsOf } from "./kit/records.ts";
import { singleRecordOf } from "./kit/single-record.ts";

export const depoimentos = recordsOf<Depoimento>({
  table,
  searched: { texts: [table.texto] },
  order: byOrderThenName(table),
});

export const depoimentosSecao = singleRecordOf<DepoimentosSecao>(sectionTable, {
  builtIn: DEFAULT_DEPOIMENTOS_SECAO,
});
