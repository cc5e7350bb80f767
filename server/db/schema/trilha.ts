import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const trilha = pgTable(
  "trilha",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    quando: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** Null if no member of staff acted, but the server itself, or a visitor at the sign-in. */
    usuario_id: uuid(),
    /** The person's name at that time, because the row outlives the account. */
    usuario_nome: text(),
    acao: text().notNull(),
    /** The number that the event's text contains. */
    quantos: integer(),
    coisa: text().notNull(),
    registro: text(),
    /** The version after the change; for a deleted record its last version; null for an event. */
    versao: integer(),
    antes: jsonb(),
    depois: jsonb(),
    /** The complete record after the change, or as it was deleted. No list selects it, because it is large. */
    conteudo: jsonb(),
    de_onde: text(),
    pedido: text(),
  },
  (table) => [
    index("trilha_quando").on(table.quando.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // Each filter of the audit has an index that also serves the list's order.
    index("trilha_usuario").on(
      table.usuario_id,
      table.quando.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("trilha_coisa").on(
      table.coisa,
      table.quando.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("trilha_usuario_coisa").on(
      table.usuario_id,
      table.coisa,
      table.quando.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("trilha_registro").on(table.coisa, table.registro),
    index("trilha_lixeira")
      .on(table.id)
      .where(sql`${table.acao} = 'excluiu' and ${table.conteudo} is not null`),
    index("trilha_imagens")
      .using("gin", sql`imagens_citadas(${table.antes}, ${table.depois}, ${table.conteudo})`)
      .where(
        sql`${table.coisa} <> 'midia' and imagens_citadas(${table.antes}, ${table.depois}, ${table.conteudo}) <> '{}'`,
      ),
  ],
);
