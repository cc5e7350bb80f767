/** How lists are ordered for people. */
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Key } from "./key-position.ts";

/** By the clinic's own order, ties by name as Portuguese sorts it (Á beside A), then always the same. */
export function byOrderThenName(table: {
  ordem_exibicao: AnyPgColumn;
  nome: AnyPgColumn;
  id: AnyPgColumn;
}): Key[] {
  return [
    { column: table.ordem_exibicao },
    { column: table.nome, isName: true },
    { column: table.id },
  ];
}
