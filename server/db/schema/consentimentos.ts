import { index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { CANAIS, FINALIDADES } from "#domain/pessoas/consentimentos.ts";
import { wordCheck } from "./constraints.ts";
import { id, versao } from "./registro.ts";

export const consentimentos = pgTable(
  "consentimentos",
  {
    id: id(),
    finalidade: text({ enum: FINALIDADES }).notNull(),
    texto_versao: text().notNull(),
    canal: text({ enum: CANAIS }).notNull(),
    dado_em: timestamp({ withTimezone: true }).notNull().defaultNow(),
    referencia: uuid().notNull(),
    /** SHA-256 of the token in the link that withdraws the consent. */
    prova: text().notNull(),
    retirado_em: timestamp({ withTimezone: true }),
    retirado_por: text({ enum: CANAIS }),
    ...versao(),
  },
  (table) => [
    uniqueIndex("consentimentos_prova").on(table.prova),
    index("consentimentos_referencia").on(table.referencia),
    wordCheck("consentimentos_finalidade", table.finalidade, FINALIDADES),
    wordCheck("consentimentos_canal", table.canal, CANAIS),
    wordCheck("consentimentos_retirado_por", table.retirado_por, CANAIS),
  ],
);
