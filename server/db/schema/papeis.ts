import { pgTable, text } from "drizzle-orm/pg-core";

export const papeis = pgTable("papeis", {
  papel: text().primaryKey(),
  capacidades: text().array().notNull(),
});
