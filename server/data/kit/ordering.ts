/** How lists are ordered for people. */
import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** By the clinic's own order, ties by name as Portuguese sorts it (Á beside A), then always the same. */
export function byOrderThenName(table: {
  ordem_exibicao: AnyPgColumn;
  nome: AnyPgColumn;
  id: AnyPgColumn;
}): SQL[] {
  return [sql`${table.ordem_exibicao}`, sql`${table.nome} collate "pt-BR-x-icu"`, sql`${table.id}`];
}
