/** One-time codes that were asked for: a row for each, also where nobody has that CPF. */
import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytes } from "./bytes.ts";
import { pacientes } from "./pacientes.ts";

export const codigosAcesso = pgTable(
  "codigos_acesso",
  {
    /** The code follows from it and from SECRET_KEY (server/portal/access-code.ts). */
    id: uuid().primaryKey(),
    /** A hash of what the asking browser's cookie carries: the code is worth nothing in another one. */
    token: text().notNull(),
    codigo_hash: bytes().notNull(),
    cpf_hash: bytes().notNull(),
    /** CPF and birth date as they were typed: another code is requested without typing them again. */
    identidade_hash: bytes(),
    /** Null where nobody is told. */
    paciente_id: uuid().references(() => pacientes.id),
    /** A hash of the patient's data as they matched; the code opens nothing once they are others. */
    conferido: bytes(),
    tentativas: integer().notNull().default(0),
    criado_em: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    usado_em: timestamp({ withTimezone: true }),
    /** Staff changed who the patient is, or how she is reached. */
    encerrado_em: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex("codigos_acesso_token").on(table.token),
    index("codigos_acesso_paciente").on(table.paciente_id, table.criado_em),
    index("codigos_acesso_criado").on(table.criado_em),
  ],
);
