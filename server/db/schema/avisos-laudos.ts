import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { PARA } from "#domain/laudos/avisos.ts";
import { lengthCheck, wordCheck } from "./constraints.ts";
import { laudos } from "./laudos.ts";

const TIPOS = ["liberado", "retificado"] as const;

export const avisosLaudos = pgTable(
  "avisos_laudos",
  {
    id: uuid().primaryKey(),
    laudo_id: uuid()
      .notNull()
      .references(() => laudos.id),
    tipo: text({ enum: TIPOS }).notNull(),
    para: text({ enum: PARA }).notNull().default("paciente"),
    criado_em: timestamp({ withTimezone: true }).notNull().defaultNow(),
    enviado_em: timestamp({ withTimezone: true }),
    /** The code of the last try's error (server/mail/mail-failure.ts). */
    falha: text(),
  },
  (table) => [
    index("avisos_laudos_laudo").on(table.laudo_id, table.criado_em),
    wordCheck("avisos_laudos_tipo", table.tipo, TIPOS),
    wordCheck("avisos_laudos_para", table.para, PARA),
    lengthCheck("avisos_laudos_falha", table.falha, 1, 40),
  ],
);
