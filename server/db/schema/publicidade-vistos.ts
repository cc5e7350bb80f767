import { pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { VISTO_LIMITS as LIMITS, REVIEWED_THINGS } from "#domain/publicidade/vistos.ts";
import { lengthCheck, shapeCheck, wordCheck } from "./constraints.ts";
import { id } from "./registro.ts";

export const publicidadeVistos = pgTable(
  "publicidade_vistos",
  {
    id: id(),
    coisa: text({ enum: REVIEWED_THINGS }).notNull(),
    registro: uuid().notNull(),
    campo: text().notNull(),
    regra: text().notNull(),
    palavras: text().notNull(),
    /** PostgreSQL sets who saw the warning, and when. The person is null for a row that no member of staff added. */
    usuario_id: uuid(),
    usuario_nome: text(),
    visto_em: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("publicidade_vistos_aviso").on(
      table.coisa,
      table.registro,
      table.campo,
      table.regra,
      table.palavras,
    ),
    wordCheck("publicidade_vistos_coisa", table.coisa, REVIEWED_THINGS),
    lengthCheck("publicidade_vistos_campo", table.campo, 1, LIMITS.campo),
    shapeCheck("publicidade_vistos_campo_forma", table.campo, /^[a-z][a-z0-9_]*$/),
    lengthCheck("publicidade_vistos_regra", table.regra, 1, LIMITS.regra),
    lengthCheck("publicidade_vistos_palavras", table.palavras, 1, LIMITS.palavras),
  ],
);
