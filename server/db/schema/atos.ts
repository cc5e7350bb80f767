/** The acts of both trails and who may write each, from `domain/registro/`; PostgreSQL refuses others. */
import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";

export const atos = pgTable(
  "atos",
  {
    /** `pacientes` is the chained trail, `equipe` the back office's trail. */
    trilha: text({ enum: ["pacientes", "equipe"] }).notNull(),
    ato: text().notNull(),
    escreve: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.trilha, table.ato] })],
);
