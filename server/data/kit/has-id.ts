import { eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { isId } from "#domain/texto/id.ts";

/** Compares in the column's type, so that its index is used. Matches nothing if the text is not an id. */
export function hasId(column: AnyPgColumn, id: string): SQL {
  return isId(id) ? eq(column, id) : sql`false`;
}
