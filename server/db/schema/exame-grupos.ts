import { jsonb, pgTable } from "drizzle-orm/pg-core";
import { type ExameGrupo, GRUPO_ICONES, GRUPO_LIMITS } from "#domain/exames/exame-grupos.ts";
import { anyTextAt, listCheck, singleRow, textAt } from "./constraints.ts";
import { id, versao } from "./registro.ts";

/** The groups of exams, all in one row, because they are ordered, saved and restored together. */
export const exameGrupos = pgTable(
  "exame_grupos",
  {
    id: id(),
    grupos: jsonb().$type<ExameGrupo[]>().notNull(),
    ...versao(),
  },
  (table) => [
    singleRow("exame_grupos_uma_linha"),
    listCheck(
      "exame_grupos_grupos",
      table.grupos,
      GRUPO_LIMITS.grupos,
      `${textAt("@.titulo", 1, GRUPO_LIMITS.titulo)} && ${anyTextAt("@.palavras")} && @.icone like_regex "^(${GRUPO_ICONES.join("|")})$"`,
    ),
  ],
);
