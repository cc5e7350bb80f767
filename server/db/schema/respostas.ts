/** Answers by e-mail, kept with the message; to a request about data they are encrypted as it is. */
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { MENSAGEM_LIMITS as LIMITS } from "#domain/mensagens.ts";
import { bytes } from "./bytes.ts";
import { lengthCheck } from "./constraints.ts";
import { mensagens } from "./mensagens.ts";
import { id, versao } from "./registro.ts";

export const respostas = pgTable(
  "respostas",
  {
    id: id(),
    mensagem_id: uuid()
      .notNull()
      .references(() => mensagens.id, { onDelete: "cascade" }),
    usuario_id: uuid(),
    /** As the name stood then. */
    usuario_nome: text(),
    assunto: text().notNull(),
    texto: text(),
    cifrada: bytes(),
    escrita_em: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the mail server took it. */
    enviada_em: timestamp({ withTimezone: true }),
    ...versao(),
  },
  (table) => [
    index("respostas_mensagem").on(table.mensagem_id, table.escrita_em),
    lengthCheck("respostas_assunto", table.assunto, 1, LIMITS.assunto),
    lengthCheck("respostas_texto", table.texto, 1, LIMITS.resposta),
    check("respostas_cifrada", sql`octet_length(${table.cifrada}) <= 40000`),
    check("respostas_partes", sql`num_nonnulls(${table.texto}, ${table.cifrada}) = 1`),
  ],
).enableRLS();
