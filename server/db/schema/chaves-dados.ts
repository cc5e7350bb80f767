import { integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { KEY_USES } from "#server/crypto/wrapped-key.ts";
import { bytes } from "./bytes.ts";
import { rangeCheck, wordCheck } from "./constraints.ts";

export const chavesDados = pgTable(
  "chaves_dados",
  {
    uso: text({ enum: KEY_USES }).notNull(),
    versao: integer().notNull(),
    chave: bytes().notNull(),
    criada_em: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.uso, table.versao] }),
    wordCheck("chaves_dados_uso", table.uso, KEY_USES),
    rangeCheck("chaves_dados_versao", table.versao, 1, 65_535),
  ],
);
