import { eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { isId } from "#domain/texto/id.ts";

/** Compared as the column's own type, so that its index is used; false for a text that is no id. */
export function hasId(column: AnyPgColumn, id: string): SQL {
  return isId(id) ? eq(column, id) : sql`false`;
}
