/** The acts of both trails and who may write them, from `domain/registro/`; others are refused. */
import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";

export const atos = pgTable(
  "atos",
  {
    /** `pacientes`: the chained trail. `equipe`: the back office's. */
    trilha: text({ enum: ["pacientes", "equipe"] }).notNull(),
    ato: text().notNull(),
    escreve: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.trilha, table.ato] })],
);
