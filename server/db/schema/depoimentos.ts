import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { DEPOIMENTO_LIMITS as LIMITS } from "#domain/clinica/depoimentos.ts";
import { lengthCheck, orderCheck } from "./constraints.ts";
import { id, versao } from "./registro.ts";

export const depoimentos = pgTable(
  "depoimentos",
  {
    id: id(),
    nome: text().notNull(),
    texto: text().notNull(),
    consentimento: text().notNull(),
    ordem_exibicao: integer().notNull().default(0),
    ...versao(),
  },
  (table) => [
    index("depoimentos_ordem").on(table.ordem_exibicao),
    lengthCheck("depoimentos_nome", table.nome, 1, LIMITS.nome),
    lengthCheck("depoimentos_texto", table.texto, 1, LIMITS.texto),
    lengthCheck("depoimentos_consentimento", table.consentimento, 1, LIMITS.consentimento),
    orderCheck("depoimentos_ordem_exibicao", table.ordem_exibicao),
  ],
);
