/** One row with the legal pages' texts. Null means the built-in text. */
import { date, pgTable, text } from "drizzle-orm/pg-core";
import { PAGINAS_LIMITS as LIMITS } from "#domain/paginas/paginas.ts";
import { lengthCheck, singleRow } from "./constraints.ts";
import { id, versao } from "./registro.ts";

export const paginas = pgTable(
  "paginas",
  {
    id: id(),
    politica_privacidade: text(),
    termos_uso: text(),
    /** The day of each text's last change, set by the trigger `data_paginas`. */
    politica_privacidade_em: date(),
    termos_uso_em: date(),
    ...versao(),
  },
  (table) => [
    singleRow("paginas_uma_linha"),
    lengthCheck("paginas_politica_privacidade", table.politica_privacidade, 1, LIMITS.texto),
    lengthCheck("paginas_termos_uso", table.termos_uso, 1, LIMITS.texto),
  ],
);
