import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { bytes } from "./bytes.ts";
import { mensagens } from "./mensagens.ts";
import { id, versao } from "./registro.ts";

export const anotacoes = pgTable(
  "anotacoes",
  {
    id: id(),
    mensagem_id: uuid()
      .notNull()
      .references(() => mensagens.id, { onDelete: "cascade" }),
    usuario_id: uuid(),
    usuario_nome: text(),
    texto: bytes().notNull(),
    escrita_em: timestamp({ withTimezone: true }).notNull().defaultNow(),
    ...versao(),
  },
  (table) => [
    index("anotacoes_mensagem").on(table.mensagem_id, table.escrita_em),
    check("anotacoes_texto", sql`octet_length(${table.texto}) <= 20000`),
  ],
);
