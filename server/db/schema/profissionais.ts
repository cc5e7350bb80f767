import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { PROFISSIONAL_LIMITS as LIMITS, TITULOS_MEDICO } from "#domain/pessoas/profissionais.ts";
import {
  imageCheck,
  lengthCheck,
  listCheck,
  orderCheck,
  textAt,
  wordCheck,
} from "./constraints.ts";
import { id, versao } from "./registro.ts";

export const profissionais = pgTable(
  "profissionais",
  {
    id: id(),
    nome: text().notNull(),
    titulo: text({ enum: TITULOS_MEDICO }),
    foto_url: text(),
    especialidade: text().notNull(),
    mini_bio: text(),
    crm: text(),
    rqe: text(),
    formacao: text(),
    especializacoes: jsonb().$type<string[]>().notNull().default([]),
    horarios: text(),
    ordem_exibicao: integer().notNull().default(0),
    ...versao(),
  },
  (table) => [
    index("profissionais_ordem").on(table.ordem_exibicao),
    lengthCheck("profissionais_nome", table.nome, 1, LIMITS.nome),
    wordCheck("profissionais_titulo", table.titulo, TITULOS_MEDICO),
    lengthCheck("profissionais_foto_url", table.foto_url, 1, LIMITS.foto_url),
    imageCheck("profissionais_foto_endereco", table.foto_url),
    lengthCheck("profissionais_especialidade", table.especialidade, 1, LIMITS.especialidade),
    lengthCheck("profissionais_mini_bio", table.mini_bio, 0, LIMITS.mini_bio),
    lengthCheck("profissionais_crm", table.crm, 0, LIMITS.crm),
    lengthCheck("profissionais_rqe", table.rqe, 0, LIMITS.rqe),
    lengthCheck("profissionais_formacao", table.formacao, 0, LIMITS.formacao),
    lengthCheck("profissionais_horarios", table.horarios, 0, LIMITS.horarios),
    listCheck(
      "profissionais_especializacoes",
      table.especializacoes,
      LIMITS.especializacoes,
      textAt("@", 1, LIMITS.especializacao),
    ),
    orderCheck("profissionais_ordem_exibicao", table.ordem_exibicao),
  ],
);
