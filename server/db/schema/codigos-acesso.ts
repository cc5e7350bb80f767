/** One-time codes, with a row for each request, even if no patient has the typed CPF. */
import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { bytes } from "./bytes.ts";
import { pacientes } from "./pacientes.ts";
import { responsaveis } from "./responsaveis.ts";

export const codigosAcesso = pgTable(
  "codigos_acesso",
  {
    /** The code is computed from this id and SECRET_KEY (server/crypto/access-code.ts). */
    id: uuid().primaryKey(),
    /** The hash of a token in the browser's cookie: the code is valid only in the browser that requested it. */
    token: text().notNull(),
    codigo_hash: bytes().notNull(),
    cpf_hash: bytes().notNull(),
    /** The hash of CPF and birth date, so that another code can be requested without typing them again. */
    identidade_hash: bytes(),
    /** Null if no e-mail is sent, because no patient matched or the limit of mails was reached. */
    paciente_id: uuid().references(() => pacientes.id),
    /** The guardian who requested the code with the birth date of the child `paciente_id`; null if the patient did. */
    responsavel_id: uuid().references(() => responsaveis.id, { onDelete: "cascade" }),
    /** A hash of the patient's (or the guardian's) identity and e-mail address; if they change, the code is invalid. */
    conferido: bytes(),
    tentativas: integer().notNull().default(0),
    criado_em: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    usado_em: timestamp({ withTimezone: true }),
    encerrado_em: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("codigos_acesso_token").on(table.token, table.criado_em),
    index("codigos_acesso_responsavel").on(table.responsavel_id, table.criado_em),
    index("codigos_acesso_paciente").on(table.paciente_id, table.criado_em),
    index("codigos_acesso_criado").on(table.criado_em),
  ],
);
