import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { ESTADOS, PEDIDOS, TIPOS } from "#domain/mensagens/mensagens.ts";
import { bytes } from "./bytes.ts";
import { lengthCheck, wordCheck } from "./constraints.ts";
import { id, versao } from "./registro.ts";
import { usuarios } from "./usuarios.ts";

export const mensagens = pgTable(
  "mensagens",
  {
    id: id(),
    tipo: text({ enum: TIPOS }).notNull(),
    estado: text({ enum: ESTADOS }).notNull().default("nova"),
    pedido: text({ enum: PEDIDOS }),
    /** `MensagemSecreta` as encrypted JSON (server/crypto/data-keys.ts). */
    cifrada: bytes().notNull(),
    /** A keyed hash of the text: a form that is sent twice is stored once. */
    impressao: text().notNull(),
    recebida_em: timestamp({ withTimezone: true }).notNull().defaultNow(),
    respondida_em: timestamp({ withTimezone: true }),
    /** The person who takes care of the message; null again once this person is removed or may no longer answer. */
    responsavel_id: uuid().references(() => usuarios.id, { onDelete: "set null" }),
    avisada_em: timestamp({ withTimezone: true }),
    ...versao(),
  },
  (table) => [
    index("mensagens_recebida").on(table.recebida_em.desc().nullsFirst(), table.id),
    index("mensagens_estado").on(table.estado, table.recebida_em.desc().nullsFirst()),
    index("mensagens_responsavel").on(table.responsavel_id),
    index("mensagens_impressao").on(table.impressao),
    wordCheck("mensagens_tipo", table.tipo, TIPOS),
    wordCheck("mensagens_estado_palavra", table.estado, ESTADOS),
    wordCheck("mensagens_pedido", table.pedido, PEDIDOS),
    lengthCheck("mensagens_impressao_tamanho", table.impressao, 43, 43),
    check("mensagens_cifrada", sql`octet_length(${table.cifrada}) <= 40000`),
    check("mensagens_partes", sql`(${table.pedido} is not null) = (${table.tipo} = 'direitos')`),
  ],
);
