/** Who looked at which warning of the Council's advertising rules. Set and taken back, never changed. */
import { sql } from "drizzle-orm";
import { pgPolicy, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { VISTO_LIMITS as LIMITS, REVIEWED_THINGS } from "#domain/publicidade/vistos.ts";
import { lengthCheck, shapeCheck, wordCheck } from "./constraints.ts";
import { asking, isOwnerOf } from "./policies.ts";
import { id } from "./registro.ts";
import { admin, editor } from "./roles.ts";

const byEditor = () => sql`${asking("tipo_usuario")} in ('editor', 'recepcao', 'admin_master')`;

export const publicidadeVistos = pgTable(
  "publicidade_vistos",
  {
    id: id(),
    /** The text's table, record and field. */
    coisa: text({ enum: REVIEWED_THINGS }).notNull(),
    registro: uuid().notNull(),
    campo: text().notNull(),
    /** The rule, and the words that it found. */
    regra: text().notNull(),
    palavras: text().notNull(),
    /** Who and when PostgreSQL writes itself, whatever is said of it; null where no person did it. */
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
    pgPolicy("publicidade_vistos_editores", {
      for: "all",
      to: [editor, admin],
      using: byEditor(),
      withCheck: byEditor(),
    }),
    // A trigger, which runs as the owner, forgets the marks of a testimonial that goes.
    pgPolicy("publicidade_vistos_dono_le", {
      for: "select",
      using: isOwnerOf("publicidade_vistos"),
    }),
    pgPolicy("publicidade_vistos_dono_exclui", {
      for: "delete",
      using: isOwnerOf("publicidade_vistos"),
    }),
  ],
).enableRLS();
