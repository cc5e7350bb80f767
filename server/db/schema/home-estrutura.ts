import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Item } from "#domain/clinica/estatisticas.ts";
import {
  type EstruturaImagem,
  ESTRUTURA_LIMITS as LIMITS,
} from "#domain/paginas/home-estrutura.ts";
import { anyTextAt, lengthCheck, listCheck, singleRow, textAt } from "./constraints.ts";
import { IMAGE_URL, ITEM } from "./item-checks.ts";
import { id, versao } from "./registro.ts";

export const homeEstrutura = pgTable(
  "home_estrutura",
  {
    id: id(),
    titulo: text().notNull(),
    descricao: text().notNull(),
    imagens: jsonb().$type<EstruturaImagem[]>().notNull().default([]),
    facilidades: jsonb().$type<Item[]>().notNull().default([]),
    ...versao(),
  },
  (table) => [
    singleRow("home_estrutura_uma_linha"),
    lengthCheck("home_estrutura_titulo", table.titulo, 1, LIMITS.titulo),
    lengthCheck("home_estrutura_descricao", table.descricao, 1, LIMITS.descricao),
    listCheck(
      "home_estrutura_imagens",
      table.imagens,
      LIMITS.imagens,
      `${IMAGE_URL} && ${textAt("@.titulo", 0, LIMITS.imagem_titulo)} && ${anyTextAt("@.descricao")}`,
    ),
    listCheck("home_estrutura_facilidades", table.facilidades, LIMITS.facilidades, ITEM),
  ],
);
