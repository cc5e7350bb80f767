import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Key } from "./key-position.ts";

/** The clinic's own order, then the name as Portuguese sorts it (Á beside A), then the id. */
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
