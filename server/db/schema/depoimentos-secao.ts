import { boolean, pgTable, text } from "drizzle-orm/pg-core";
import { DEPOIMENTO_LIMITS as LIMITS } from "#domain/clinica/depoimentos.ts";
import { lengthCheck, singleRow } from "./constraints.ts";
import { id, versao } from "./registro.ts";

export const depoimentosSecao = pgTable(
  "depoimentos_secao",
  {
    id: id(),
    mostrar: boolean().notNull().default(true),
    satisfacao: text().notNull().default(""),
    media: text().notNull().default(""),
    avaliacoes: text().notNull().default(""),
    ...versao(),
  },
  (table) => [
    singleRow("depoimentos_secao_uma_linha"),
    lengthCheck("depoimentos_secao_satisfacao", table.satisfacao, 0, LIMITS.figura),
    lengthCheck("depoimentos_secao_media", table.media, 0, LIMITS.figura),
    lengthCheck("depoimentos_secao_avaliacoes", table.avaliacoes, 0, LIMITS.figura),
  ],
);
