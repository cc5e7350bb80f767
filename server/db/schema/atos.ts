/**
 * What may be written into the trails, and by whom, as `domain/registro/` declares it: filled at each start,
 * so that the database refuses what is declared another's, and what is not declared at all.
 */
import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";

export const atos = pgTable(
  "atos",
  {
    /** `pacientes`: the chained one. `equipe`: that of the back office. */
    trilha: text({ enum: ["pacientes", "equipe"] }).notNull(),
    ato: text().notNull(),
    escreve: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.trilha, table.ato] })],
);
