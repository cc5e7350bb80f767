import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Estatistica, Item } from "#domain/clinica/estatisticas.ts";
import { SOBRE_LIMITS as LIMITS } from "#domain/paginas/home-sobre.ts";
import { lengthCheck, listCheck, singleRow, textAt } from "./constraints.ts";
import { ESTATISTICA, ITEM } from "./item-checks.ts";
import { id, versao } from "./registro.ts";

export const homeSobre = pgTable(
  "home_sobre",
  {
    id: id(),
    titulo: text().notNull(),
    descricao: text().notNull(),
    historia: text().notNull(),
    missao: text().notNull().default(""),
    visao: text().notNull().default(""),
    compromisso: text().notNull().default(""),
    valores: jsonb().$type<Item[]>().notNull().default([]),
    diferenciais: jsonb().$type<string[]>().notNull().default([]),
    numeros: jsonb().$type<Estatistica[]>().notNull().default([]),
    ...versao(),
  },
  (table) => [
    singleRow("home_sobre_uma_linha"),
    lengthCheck("home_sobre_titulo", table.titulo, 1, LIMITS.titulo),
    lengthCheck("home_sobre_descricao", table.descricao, 1, LIMITS.descricao),
    lengthCheck("home_sobre_historia", table.historia, 1, LIMITS.historia),
    lengthCheck("home_sobre_missao", table.missao, 0, LIMITS.texto),
    lengthCheck("home_sobre_visao", table.visao, 0, LIMITS.texto),
    lengthCheck("home_sobre_compromisso", table.compromisso, 0, LIMITS.texto),
    listCheck("home_sobre_valores", table.valores, LIMITS.valores, ITEM),
    listCheck(
      "home_sobre_diferenciais",
      table.diferenciais,
      LIMITS.diferenciais,
      textAt("@", 1, LIMITS.diferencial),
    ),
    listCheck("home_sobre_numeros", table.numeros, LIMITS.numeros, ESTATISTICA),
  ],
);
