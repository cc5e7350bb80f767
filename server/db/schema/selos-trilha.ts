/**
 * What the patients' trail was when it was checked, one row for each 10,000 lines: so that a chain that
 * somebody computed again from some line on is told from the one that was written.
 */
import { sql } from "drizzle-orm";
import { bigint, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { bytes } from "./bytes.ts";

export const selosTrilha = pgTable("selos_trilha", {
  /** From 0. */
  segmento: integer().primaryKey(),
  /** Its first line's number, and its last one's that was checked: a full segment has 10,000. */
  de: bigint({ mode: "number" }).notNull(),
  ate: bigint({ mode: "number" }).notNull(),
  /** The hash of the last line. */
  elo: bytes().notNull(),
  conferido_em: timestamp({ withTimezone: true }).notNull(),
  /** Of all of it, under a key that the database does not have. */
  assinatura: bytes().notNull(),
});

/** What a check of the patients' trail found; a row stays, so that nobody forgets it. */
export const quebrasTrilha = pgTable("quebras_trilha", {
  /** The first line that is not as it was written. */
  numero: bigint({ mode: "number" }).primaryKey(),
  motivo: text().notNull(),
  vista_em: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
});
