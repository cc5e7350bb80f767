import { eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { isId } from "#domain/texto/id.ts";

/** Compares in the column's type, so that PostgreSQL uses the index. A text that is not an id matches nothing. */
export function hasId(column: AnyPgColumn, id: string): SQL {
  return isId(id) ? eq(column, id) : sql`false`;
}
