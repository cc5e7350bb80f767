/** A seal signs the hash of a segment's last checked line, so that changed lines with recomputed hashes are noticed. */
import { sql } from "drizzle-orm";
import { bigint, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { bytes } from "./bytes.ts";

export const selosTrilha = pgTable("selos_trilha", {
  segmento: integer().primaryKey(),
  /** The numbers of the segment's first line and last checked line; a full segment has 10,000 lines. */
  de: bigint({ mode: "number" }).notNull(),
  ate: bigint({ mode: "number" }).notNull(),
  elo: bytes().notNull(),
  conferido_em: timestamp({ withTimezone: true }).notNull(),
  /** Signs the row, with a key that the database does not have. */
  assinatura: bytes().notNull(),
});

export const quebrasTrilha = pgTable("quebras_trilha", {
  numero: bigint({ mode: "number" }).primaryKey(),
  motivo: text().notNull(),
  vista_em: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
});
