/** Reports: one exam of one patient, from its registration to its release. */

import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  date,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { LAUDO_LIMITS as LIMITS, STATUS_LAUDO } from "#domain/laudos/laudos.ts";
import { bytes } from "./bytes.ts";
import { lengthCheck, wordCheck } from "./constraints.ts";
import { laudoVersoes } from "./laudo-versoes.ts";
import { pacientes } from "./pacientes.ts";
import { id, versao } from "./registro.ts";

export const laudos = pgTable(
  "laudos",
  {
    id: id(),
    paciente_id: uuid()
      .notNull()
      .references(() => pacientes.id),
    protocolo: bytes().notNull(),
    protocolo_hash: bytes().notNull(),
    /** What was examined is health data, so it is encrypted as the name is. */
    exame: bytes().notNull(),
    data_exame: date().notNull(),
    previsto_para: date(),
    medico_responsavel: text().notNull().default(""),
    crm: text().notNull().default(""),
    status: text({ enum: STATUS_LAUDO }).notNull().default("em_analise"),
    /** The version of the PDF that the patient gets. */
    versao_atual: uuid().references((): AnyPgColumn => laudoVersoes.id),
    motivo_anulacao: bytes(),
    /** It stood under the wrong patient: where it went. */
    movido_para: uuid().references((): AnyPgColumn => laudos.id),
    /** The four times are the database's own. */
    liberado_em: timestamp({ withTimezone: true }),
    retificado_em: timestamp({ withTimezone: true }),
    anulado_em: timestamp({ withTimezone: true }),
    /** Who annulled it, as they were called then; the database's own, too. */
    anulado_por: text(),
    /** When the patient first opened it after its release. */
    aberto_em: timestamp({ withTimezone: true }),
    criado_em: timestamp({ withTimezone: true }).notNull().defaultNow(),
    ...versao(),
  },
  (table) => [
    uniqueIndex("laudos_protocolo").on(table.protocolo_hash),
    index("laudos_paciente").on(table.paciente_id, table.data_exame.desc().nullsFirst()),
    index("laudos_criado").on(table.criado_em.desc().nullsFirst(), table.id),
    index("laudos_status").on(table.status, table.criado_em.desc().nullsFirst(), table.id),
    index("laudos_nao_abertos")
      .on(table.liberado_em)
      .where(sql`${table.aberto_em} is null and ${table.status} in ('liberado', 'retificado')`),
    wordCheck("laudos_status_palavra", table.status, STATUS_LAUDO),
    lengthCheck(
      "laudos_medico_responsavel",
      table.medico_responsavel,
      0,
      LIMITS.medico_responsavel,
    ),
    lengthCheck("laudos_crm", table.crm, 0, LIMITS.crm),
  ],
);
