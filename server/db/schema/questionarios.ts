import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import {
  QUESTIONARIO_LIMITS as LIMITS,
  type Pergunta,
  VERMELHAS,
} from "#domain/agenda/questionarios.ts";
import { anyTextAt, lengthCheck, listCheck, orderCheck, textAt } from "./constraints.ts";
import { id, versao } from "./registro.ts";

const PERGUNTA = `${textAt("@.texto", 1, 255)} || @.texto like_regex "^.{255}.{1,${LIMITS.texto - 255}}$" flag "s"`;
const VERMELHA = `@.vermelha like_regex "^(${VERMELHAS.join("|")})$"`;

export const questionarios = pgTable(
  "questionarios",
  {
    id: id(),
    nome: text().notNull(),
    introducao: text(),
    perguntas: jsonb().$type<Pergunta[]>().notNull().default([]),
    // A list of ids without foreign keys, so that an exam that is restored from the trash has its questions again.
    exames: jsonb().$type<string[]>().notNull().default([]),
    /** False for a suggestion until someone has confirmed it with the doctor. No patient gets the questions before. */
    conferido: boolean().notNull().default(true),
    ordem_exibicao: integer().notNull().default(0),
    ...versao(),
  },
  (table) => [
    index("questionarios_ordem").on(table.ordem_exibicao),
    lengthCheck("questionarios_nome", table.nome, 1, LIMITS.nome),
    lengthCheck("questionarios_introducao", table.introducao, 1, LIMITS.introducao),
    listCheck(
      "questionarios_perguntas",
      table.perguntas,
      LIMITS.perguntas,
      `(${PERGUNTA}) && ${VERMELHA} && (@.ajuda == null || ${anyTextAt("@.ajuda")})`,
    ),
    listCheck("questionarios_exames", table.exames, LIMITS.exames, textAt("@", 36, 36)),
    orderCheck("questionarios_ordem_exibicao", table.ordem_exibicao),
  ],
);
