/** What each staff role may do, written from domain/permissions.ts at each start. */
import { pgTable, text } from "drizzle-orm/pg-core";

export const papeis = pgTable("papeis", {
  papel: text().primaryKey(),
  capacidades: text().array().notNull(),
});
