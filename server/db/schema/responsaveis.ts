import { pgTable, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { bytes } from "./bytes.ts";
import { id, versao } from "./registro.ts";

export const responsaveis = pgTable(
  "responsaveis",
  {
    id: id(),
    nome: bytes().notNull(),
    cpf: bytes().notNull(),
    cpf_hash: bytes().notNull(),
    /** The only e-mail address that gets the code with which all of the children's reports open. */
    email: bytes(),
    criado_em: timestamp({ withTimezone: true }).notNull().defaultNow(),
    ...versao(),
  },
  (table) => [uniqueIndex("responsaveis_cpf").on(table.cpf_hash)],
);
