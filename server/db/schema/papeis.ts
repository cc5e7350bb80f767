/** What each role of the staff may do: filled from domain/permissions.ts at each start. */
import { pgTable, text } from "drizzle-orm/pg-core";

export const papeis = pgTable("papeis", {
  papel: text().primaryKey(),
  capacidades: text().array().notNull(),
});
