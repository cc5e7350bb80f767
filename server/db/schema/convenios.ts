import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { CONVENIO_LIMITS as LIMITS } from "#domain/clinica/convenios.ts";
import { imageCheck, lengthCheck, orderCheck } from "./constraints.ts";
import { id, versao } from "./registro.ts";

export const convenios = pgTable(
  "convenios",
  {
    id: id(),
    nome: text().notNull(),
    logo_url: text(),
    observacoes: text(),
    ordem_exibicao: integer().notNull().default(0),
    ...versao(),
  },
  (table) => [
    index("convenios_ordem").on(table.ordem_exibicao),
    lengthCheck("convenios_nome", table.nome, 1, LIMITS.nome),
    lengthCheck("convenios_logo_url", table.logo_url, 1, LIMITS.logo_url),
    imageCheck("convenios_logo_endereco", table.logo_url),
    lengthCheck("convenios_observacoes", table.observacoes, 1, LIMITS.observacoes),
    orderCheck("convenios_ordem_exibicao", table.ordem_exibicao),
  ],
);
