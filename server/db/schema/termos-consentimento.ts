import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { TERMO_LIMITS as LIMITS } from "#domain/termos/termos.ts";
import { lengthCheck, orderCheck } from "./constraints.ts";
import { id, versao } from "./registro.ts";

export const termosConsentimento = pgTable(
  "termos_consentimento",
  {
    id: id(),
    nome: text().notNull(),
    texto: text().notNull(),
    /** False for a suggestion until someone has confirmed it with the doctor. The text cannot be printed before. */
    conferido: boolean().notNull().default(true),
    ordem_exibicao: integer().notNull().default(0),
    ...versao(),
  },
  (table) => [
    index("termos_consentimento_ordem").on(table.ordem_exibicao),
    lengthCheck("termos_consentimento_nome", table.nome, 1, LIMITS.nome),
    lengthCheck("termos_consentimento_texto", table.texto, 1, LIMITS.texto),
    orderCheck("termos_consentimento_ordem_exibicao", table.ordem_exibicao),
  ],
);
