import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { COBERTURA_MAX, COBERTURAS } from "#domain/exames/cobertura.ts";
import { EXAME_LIMITS as LIMITS } from "#domain/exames/exames.ts";
import { SLUG_SHAPE } from "#domain/texto/slug.ts";
import {
  lengthCheck,
  listCheck,
  orderCheck,
  shapeCheck,
  textAt,
  wordCheck,
} from "./constraints.ts";
import { id, versao } from "./registro.ts";

export const exames = pgTable(
  "exames",
  {
    id: id(),
    nome: text().notNull(),
    slug: text().notNull(),
    descricao: text().notNull(),
    preparo: text(),
    cobertura: text({ enum: COBERTURAS }).notNull().default("nao_informado"),
    // Lists of ids without foreign keys, so that an insurer that is restored from the trash has its coverage again.
    convenios: jsonb().$type<readonly string[]>().notNull().default([]),
    autorizacao: jsonb().$type<readonly string[]>().notNull().default([]),
    ordem_exibicao: integer().notNull().default(0),
    /** False for an exam from the catalogue until someone has confirmed its texts with the doctor. */
    conferido: boolean().notNull().default(true),
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
    wordCheck("exames_cobertura", table.cobertura, COBERTURAS),
    listCheck("exames_convenios", table.convenios, COBERTURA_MAX, textAt("@", 36, 36)),
    listCheck("exames_autorizacao", table.autorizacao, COBERTURA_MAX, textAt("@", 36, 36)),
    orderCheck("exames_ordem_exibicao", table.ordem_exibicao),
  ],
);
