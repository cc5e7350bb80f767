import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { SALA_LIMITS as LIMITS, type Sala } from "#domain/agenda/salas.ts";
import { DIAS, HORARIOS_LIMITS, type Semana } from "#domain/horarios/horarios.ts";
import {
  lengthCheck,
  listCheck,
  objectCheck,
  orderCheck,
  rangeCheck,
  textAt,
} from "./constraints.ts";
import { INTERVALO } from "./item-checks.ts";
import { id, versao } from "./registro.ts";

const closed = Object.fromEntries(DIAS.map((dia) => [dia, []])) as unknown as Semana;
const everyDay = DIAS.map(
  (dia) => `@.${dia}.size() <= ${HORARIOS_LIMITS.intervalos} && @.${dia}.type() == "array"`,
);
const [SHORTEST, LONGEST] = LIMITS.minutos;

export const salas = pgTable(
  "salas",
  {
    id: id(),
    nome: text().notNull(),
    duracao_minutos: integer().notNull().default(30),
    // A list of ids without foreign keys, so that an exam that is restored from the trash has its rooms again.
    exames: jsonb().$type<string[]>().notNull().default([]),
    minutos_por_exame: jsonb().$type<Sala["minutos_por_exame"]>().notNull().default([]),
    antecedencia_horas: integer().notNull().default(0),
    horarios: jsonb().$type<Semana>().notNull().default(closed),
    observacoes: text(),
    ordem_exibicao: integer().notNull().default(0),
    ...versao(),
  },
  (table) => [
    index("salas_ordem").on(table.ordem_exibicao),
    lengthCheck("salas_nome", table.nome, 1, LIMITS.nome),
    rangeCheck("salas_duracao", table.duracao_minutos, SHORTEST, LONGEST),
    rangeCheck("salas_antecedencia", table.antecedencia_horas, ...LIMITS.antecedencia),
    listCheck("salas_exames", table.exames, LIMITS.exames, textAt("@", 36, 36)),
    listCheck(
      "salas_minutos_por_exame",
      table.minutos_por_exame,
      LIMITS.exames,
      `${textAt("@.exame", 36, 36)} && @.minutos >= ${SHORTEST} && @.minutos <= ${LONGEST}`,
    ),
    objectCheck("salas_horarios", table.horarios, everyDay.join(" && ")),
    check(
      "salas_intervalos",
      sql`jsonb_array_length(jsonb_path_query_array(${table.horarios}, 'lax $.*[*]')) = jsonb_array_length(jsonb_path_query_array(${table.horarios}, ${sql.raw(`'lax $.*[*] ? (${INTERVALO})'`)}))`,
    ),
    lengthCheck("salas_observacoes", table.observacoes, 1, LIMITS.observacoes),
    orderCheck("salas_ordem_exibicao", table.ordem_exibicao),
  ],
);
