import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { EXAME_LIMITS as LIMITS } from "#domain/exames/exames.ts";
import { SLUG_SHAPE } from "#domain/texto/slug.ts";
import { lengthCheck, orderCheck, shapeCheck } from "./constraints.ts";
import { id, versao } from "./registro.ts";

export const exames = pgTable(
  "exames",
  {
    id: id(),
    nome: text().notNull(),
    slug: text().notNull(),
    descricao: text().notNull(),
    preparo: text(),
    ordem_exibicao: integer().notNull().default(0),
    /** False for an exam from the catalogue until someone has confirmed its texts with the doctor. */
    conferido: boolean().notNull().default(true),
    // Stored, so that a search need not compute it for every row.
    nome_busca: text().generatedAlwaysAs(sql`texto_busca(nome)`),
    descricao_busca: text().generatedAlwaysAs(sql`texto_busca(descricao)`),
    ...versao(),
  },
  (table) => [
    uniqueIndex("exames_slug").on(table.slug),
    index("exames_ordem").on(table.ordem_exibicao),
    lengthCheck("exames_nome", table.nome, 1, LIMITS.nome),
    lengthCheck("exames_slug_tamanho", table.slug, 1, LIMITS.slug),
    shapeCheck("exames_slug_forma", table.slug, SLUG_SHAPE),
    lengthCheck("exames_descricao", table.descricao, 1, LIMITS.descricao),
    lengthCheck("exames_preparo", table.preparo, 1, LIMITS.preparo),
    orderCheck("exames_ordem_exibicao", table.ordem_exibicao),
  ],
);
