/** Columns that every record has; the trigger `conta_versao` sets `versao` and `atualizado_em`. */
import { integer, timestamp, uuid } from "drizzle-orm/pg-core";

export const id = () => uuid().primaryKey().defaultRandom();

export const versao = () => ({
  versao: integer().notNull().default(1),
  atualizado_em: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
