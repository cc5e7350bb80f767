import { bigint, boolean, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { QUEM_TOCA } from "#domain/registro/trilha-pacientes.ts";
import { bytes } from "./bytes.ts";

export const trilhaPacientes = pgTable(
  "trilha_pacientes",
  {
    /** The line's number, from 1 and without gaps. */
    numero: bigint({ mode: "number" }).primaryKey(),
    quando: timestamp({ withTimezone: true }).notNull(),
    quem: text({ enum: QUEM_TOCA }).notNull(),
    responsavel: boolean().notNull().default(false),
    acesso_id: uuid(),
    usuario_id: uuid(),
    usuario_nome: text(),
    /** An id of `ATOS` (domain/registro/atos.ts). */
    acao: text().notNull(),
    /** The patients whose data the act concerned; if staff read a list, one line names all patients on it. */
    pacientes: uuid().array().notNull(),
    /** Kind and id of each document, such as `laudo:7f1c…`. */
    documentos: text().array().notNull(),
    /** Which data the act concerned, as ids of domain/registro/dados.ts. */
    dados: text().array().notNull(),
    de_onde: text(),
    pedido: text(),
    anterior: bytes().notNull(),
    elo: bytes().notNull(),
  },
  (table) => [
    index("trilha_pacientes_quando").on(table.quando),
    index("trilha_pacientes_documentos").using("gin", table.documentos),
    index("trilha_pacientes_pacientes").using("gin", table.pacientes),
  ],
);
