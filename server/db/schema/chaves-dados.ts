/** The keys of what is encrypted, each wrapped by SECRET_KEY: useless without it. */
import { sql } from "drizzle-orm";
import { integer, pgPolicy, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { KEY_USES } from "#server/crypto/wrapped-key.ts";
import { bytes } from "./bytes.ts";
import { rangeCheck, wordCheck } from "./constraints.ts";
import { isOwnerOf } from "./policies.ts";
import { sistema } from "./roles.ts";

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
    pgPolicy("chaves_dados_sistema", {
      for: "all",
      to: sistema,
      using: sql`true`,
      withCheck: sql`true`,
    }),
    // Who changes SECRET_KEY wraps them anew, with the owner's login.
    pgPolicy("chaves_dados_dono", {
      for: "all",
      using: isOwnerOf("chaves_dados"),
      withCheck: isOwnerOf("chaves_dados"),
    }),
  ],
).enableRLS();
