/** The e-mails that tell a patient of a report, and what became of each. */
import { sql } from "drizzle-orm";
import { index, pgPolicy, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { lengthCheck, wordCheck } from "./constraints.ts";
import { laudos } from "./laudos.ts";
import { byReportStaff, isOwnerOf } from "./policies.ts";
import { admin, laudosRole, sistema } from "./roles.ts";

const TIPOS = ["liberado", "retificado"] as const;

export const avisosLaudos = pgTable(
  "avisos_laudos",
  {
    id: uuid().primaryKey(),
    laudo_id: uuid()
      .notNull()
      .references(() => laudos.id),
    tipo: text({ enum: TIPOS }).notNull(),
    criado_em: timestamp({ withTimezone: true }).notNull().defaultNow(),
    enviado_em: timestamp({ withTimezone: true }),
    /** Why the last try failed, in one word (server/mail/mail-failure.ts). */
    falha: text(),
  },
  (table) => [
    index("avisos_laudos_laudo").on(table.laudo_id, table.criado_em),
    wordCheck("avisos_laudos_tipo", table.tipo, TIPOS),
    lengthCheck("avisos_laudos_falha", table.falha, 1, 40),
    pgPolicy("avisos_laudos_equipe", {
      for: "all",
      to: [laudosRole, admin],
      using: byReportStaff(),
      withCheck: byReportStaff(),
    }),
    pgPolicy("avisos_laudos_dono_le", { for: "select", using: isOwnerOf("avisos_laudos") }),
    pgPolicy("avisos_laudos_dono_exclui", { for: "delete", using: isOwnerOf("avisos_laudos") }),
    pgPolicy("avisos_laudos_sistema", {
      for: "all",
      to: sistema,
      using: sql`true`,
      withCheck: sql`true`,
    }),
  ],
).enableRLS();
