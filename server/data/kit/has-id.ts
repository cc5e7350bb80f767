import { eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { isId } from "#domain/texto/id.ts";

/** Compares as the column's own type, so that its index is used; matches nothing for a text that is not an id. */
export function hasId(column: AnyPgColumn, id: string): SQL {
  return isId(id) ? eq(column, id) : sql`false`;
}
