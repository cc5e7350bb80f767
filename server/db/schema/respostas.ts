import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { ESTADOS } from "#domain/mensagens/mensagens.ts";
import { bytes } from "./bytes.ts";
import { wordCheck } from "./constraints.ts";
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
    usuario_nome: text(),
    /** `RespostaSecreta` as encrypted JSON (server/crypto/data-keys.ts). */
    cifrada: bytes().notNull(),
    escrita_em: timestamp({ withTimezone: true }).notNull().defaultNow(),
    enviada_em: timestamp({ withTimezone: true }),
    /** The message's state before the answer, restored if the answer is cancelled. */
    estado_antes: text({ enum: ESTADOS }),
    respondida_antes: timestamp({ withTimezone: true }),
    ...versao(),
  },
  (table) => [
    index("respostas_mensagem").on(table.mensagem_id, table.escrita_em),
    wordCheck("respostas_estado_antes", table.estado_antes, ESTADOS),
    check("respostas_cifrada", sql`octet_length(${table.cifrada}) <= 60000`),
  ],
);
