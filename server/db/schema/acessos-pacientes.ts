import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { wordCheck } from "./constraints.ts";
import { pacientes } from "./pacientes.ts";
import { responsaveis } from "./responsaveis.ts";

export const acessosPacientes = pgTable(
  "acessos_pacientes",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The hash of the token in the patient's cookie (server/portal/access-token.ts). */
    token: text().notNull(),
    /** Null for a guardian's access to all children under age. */
    paciente_id: uuid().references(() => pacientes.id),
    responsavel_id: uuid().references(() => responsaveis.id, { onDelete: "cascade" }),
    /** Kind and id of the only document that the access opens; null for all the patient's documents. */
    documento: text(),
    via: text({ enum: ["protocolo", "codigo"] }).notNull(),
    /** True if the access was opened by a guardian's CPF. */
    responsavel: boolean().notNull().default(false),
    criado_em: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    usado_em: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    encerrado_em: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex("acessos_pacientes_token").on(table.token),
    index("acessos_pacientes_paciente").on(table.paciente_id),
    index("acessos_pacientes_responsavel").on(table.responsavel_id),
    index("acessos_pacientes_usado").on(table.usado_em),
    check(
      "acessos_pacientes_de_quem",
      sql`num_nonnulls(${table.paciente_id}, ${table.responsavel_id}) = 1`,
    ),
    wordCheck("acessos_pacientes_via", table.via, ["protocolo", "codigo"]),
  ],
);
