/** One-time codes: a row for each request, also where nobody has that CPF. */
import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytes } from "./bytes.ts";
import { pacientes } from "./pacientes.ts";

export const codigosAcesso = pgTable(
  "codigos_acesso",
  {
    /** The code is derived from it and SECRET_KEY (server/crypto/access-code.ts). */
    id: uuid().primaryKey(),
    /** The requesting browser's token, hashed: the code is worthless in another one. */
    token: text().notNull(),
    codigo_hash: bytes().notNull(),
    cpf_hash: bytes().notNull(),
    /** CPF and birth date as typed, so that another code needs no typing. */
    identidade_hash: bytes(),
    /** Null where nobody gets a mail. */
    paciente_id: uuid().references(() => pacientes.id),
    /** A hash of the patient's matching data; once they change, the code opens nothing. */
    conferido: bytes(),
    tentativas: integer().notNull().default(0),
    criado_em: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    usado_em: timestamp({ withTimezone: true }),
    /** Staff changed the patient's identity or e-mail. */
    encerrado_em: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex("codigos_acesso_token").on(table.token),
    index("codigos_acesso_paciente").on(table.paciente_id, table.criado_em),
    index("codigos_acesso_criado").on(table.criado_em),
  ],
);
