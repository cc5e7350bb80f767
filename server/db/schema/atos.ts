/** The acts of both trails and who may write each act, from `domain/registro/`; PostgreSQL refuses all other acts. */
import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";

export const atos = pgTable(
  "atos",
  {
    /** `pacientes` is the patients' chained trail (trilha_pacientes), `equipe` the back office's trail (trilha). */
    trilha: text({ enum: ["pacientes", "equipe"] }).notNull(),
    ato: text().notNull(),
    escreve: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.trilha, table.ato] })],
);
