import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { RESPOSTA_PRONTA_LIMITS as LIMITS } from "#domain/mensagens/respostas-prontas.ts";
import { lengthCheck, orderCheck } from "./constraints.ts";
import { id, versao } from "./registro.ts";

export const respostasProntas = pgTable(
  "respostas_prontas",
  {
    id: id(),
    nome: text().notNull(),
    texto: text().notNull(),
    ordem_exibicao: integer().notNull().default(0),
    ...versao(),
  },
  (table) => [
    index("respostas_prontas_ordem").on(table.ordem_exibicao),
    lengthCheck("respostas_prontas_nome", table.nome, 1, LIMITS.nome),
    lengthCheck("respostas_prontas_texto", table.texto, 1, LIMITS.texto),
    orderCheck("respostas_prontas_ordem_exibicao", table.ordem_exibicao),
  ],
);
