/**
 * What touched patients' data: who, what, when, from where. Each line carries the hash of the one
 * before it, so that none is changed or taken out unseen. Rows are added by the owner's functions alone.
 */
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  pgPolicy,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { bytes } from "./bytes.ts";
import { accessing, byReportStaff, isOwnerOf } from "./policies.ts";
import { admin, laudosRole, paciente } from "./roles.ts";

export const trilhaPacientes = pgTable(
  "trilha_pacientes",
  {
    /** From 1, without a gap. */
    numero: bigint({ mode: "number" }).primaryKey(),
    quando: timestamp({ withTimezone: true }).notNull(),
    /** How whoever did it was known. */
    quem: text({ enum: ["protocolo", "codigo", "equipe", "sistema"] }).notNull(),
    responsavel: boolean().notNull().default(false),
    acesso_id: uuid(),
    usuario_id: uuid(),
    usuario_nome: text(),
    acao: text().notNull(),
    /** A list that staff read is one line for all who stood in it. */
    pacientes: uuid().array().notNull(),
    laudos: uuid().array().notNull(),
    /** Which data, in the words of the columns. */
    dados: text().array().notNull(),
    de_onde: text(),
    pedido: text(),
    anterior: bytes().notNull(),
    elo: bytes().notNull(),
  },
  (table) => [
    index("trilha_pacientes_quando").on(table.quando),
    index("trilha_pacientes_laudos").using("gin", table.laudos),
    index("trilha_pacientes_pacientes").using("gin", table.pacientes),
    pgPolicy("trilha_pacientes_escreve", {
      for: "insert",
      withCheck: isOwnerOf("trilha_pacientes"),
    }),
    pgPolicy("trilha_pacientes_dono_le", { for: "select", using: isOwnerOf("trilha_pacientes") }),
    pgPolicy("trilha_pacientes_equipe_le", {
      for: "select",
      to: [laudosRole, admin],
      using: byReportStaff(),
    }),
    pgPolicy("trilha_pacientes_propria", {
      for: "select",
      to: paciente,
      using: sql`${table.pacientes} @> array[${accessing("paciente_id")}] and (${accessing("laudo_id")} is null or ${table.laudos} @> array[${accessing("laudo_id")}])`,
    }),
  ],
).enableRLS();
