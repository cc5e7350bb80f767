/** What strangers wrote: contact in clear, so that it can be searched; requests about data encrypted. */
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { ESTADOS, MENSAGEM_LIMITS as LIMITS, PEDIDOS, TIPOS } from "#domain/mensagens.ts";
import { bytes } from "./bytes.ts";
import { lengthCheck, wordCheck } from "./constraints.ts";
import { id, versao } from "./registro.ts";

export const mensagens = pgTable(
  "mensagens",
  {
    id: id(),
    tipo: text({ enum: TIPOS }).notNull(),
    estado: text({ enum: ESTADOS }).notNull().default("nova"),
    nome: text(),
    telefone: text(),
    email: text(),
    assunto: text(),
    mensagem: text(),
    pedido: text({ enum: PEDIDOS }),
    /** `DireitosSecretos` as JSON (server/crypto/data-keys.ts). */
    cifrada: bytes(),
    /** Keyed hashes, base64url: of the name's words and beginnings, and of the CPF. */
    busca: text().array(),
    /** Keyed hash of all that was written: the same post twice is stored once. */
    impressao: text().notNull(),
    recebida_em: timestamp({ withTimezone: true }).notNull().defaultNow(),
    respondida_em: timestamp({ withTimezone: true }),
    /** When the notice to the clinic left. */
    avisada_em: timestamp({ withTimezone: true }),
    ...versao(),
  },
  (table) => [
    index("mensagens_recebida").on(table.recebida_em.desc().nullsFirst(), table.id),
    index("mensagens_estado").on(table.estado, table.recebida_em.desc().nullsFirst()),
    index("mensagens_impressao").on(table.impressao),
    wordCheck("mensagens_tipo", table.tipo, TIPOS),
    wordCheck("mensagens_estado_palavra", table.estado, ESTADOS),
    wordCheck("mensagens_pedido", table.pedido, PEDIDOS),
    lengthCheck("mensagens_nome", table.nome, 1, LIMITS.nome),
    lengthCheck("mensagens_telefone", table.telefone, 0, LIMITS.telefone),
    lengthCheck("mensagens_email", table.email, 0, LIMITS.email),
    lengthCheck("mensagens_assunto", table.assunto, 0, LIMITS.assunto),
    lengthCheck("mensagens_mensagem", table.mensagem, 1, LIMITS.mensagem),
    lengthCheck("mensagens_impressao_tamanho", table.impressao, 43, 43),
    check("mensagens_cifrada", sql`octet_length(${table.cifrada}) <= 40000`),
    check("mensagens_busca", sql`cardinality(${table.busca}) <= 4000`),
    check(
      "mensagens_partes",
      sql`case ${table.tipo} when 'contato'
        then ${table.nome} is not null and ${table.mensagem} is not null and num_nonnulls(${table.pedido}, ${table.cifrada}) = 0
        else num_nonnulls(${table.nome}, ${table.telefone}, ${table.email}, ${table.assunto}, ${table.mensagem}) = 0
          and num_nonnulls(${table.pedido}, ${table.cifrada}) = 2 end`,
    ),
  ],
).enableRLS();
