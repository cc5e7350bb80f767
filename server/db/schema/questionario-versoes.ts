/** A trigger of `questionarios` stores each confirmed version, so that answers refer to the questions as asked. */
import { integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Pergunta } from "#domain/agenda/questionarios.ts";
import { shapeCheck } from "./constraints.ts";
import { id } from "./registro.ts";

export interface ConteudoQuestionario {
  nome: string;
  introducao: string | null;
  perguntas: Pergunta[];
}

export const questionarioVersoes = pgTable(
  "questionario_versoes",
  {
    id: id(),
    /** Without a foreign key, because a version outlives its questionnaire. */
    questionario_id: uuid().notNull(),
    numero: integer().notNull(),
    /** SHA-256 of the content's text as PostgreSQL writes jsonb, so that equal contents have equal hashes. */
    hash: text().notNull(),
    conteudo: jsonb().$type<ConteudoQuestionario>().notNull(),
    criada_em: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("questionario_versoes_numero").on(table.questionario_id, table.numero),
    shapeCheck("questionario_versoes_hash", table.hash, /^[0-9a-f]{64}$/),
  ],
);
