/** A patient's access, which a cookie identifies and which opens the patient's own reports only. */
import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { wordCheck } from "./constraints.ts";
import { pacientes } from "./pacientes.ts";

export const acessosPacientes = pgTable(
  "acessos_pacientes",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The token's hash (server/portal/access-token.ts). */
    token: text().notNull(),
    paciente_id: uuid()
      .notNull()
      .references(() => pacientes.id),
    /** Kind and id of the only document that the access opens; null if it opens all the patient's documents. */
    documento: text(),
    via: text({ enum: ["protocolo", "codigo"] }).notNull(),
    /** True if the access was opened by a guardian's CPF. */
    responsavel: boolean().notNull().default(false),
    criado_em: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** The time of the last use; the access ends fifteen minutes later. */
    usado_em: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    encerrado_em: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex("acessos_pacientes_token").on(table.token),
    index("acessos_pacientes_paciente").on(table.paciente_id),
    index("acessos_pacientes_usado").on(table.usado_em),
    wordCheck("acessos_pacientes_via", table.via, ["protocolo", "codigo"]),
  ],
);
