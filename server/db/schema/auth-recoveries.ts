import { index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { authUsers } from "./auth-users.ts";
import { wordCheck } from "./constraints.ts";

export const authRecoveries = pgTable(
  "auth_recoveries",
  {
    id: uuid().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull(),
    /** `recuperacao` replaces a forgotten password; `convite` sets the first password of an invited person. */
    purpose: text({ enum: ["recuperacao", "convite"] })
      .notNull()
      .default("recuperacao"),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    usedAt: timestamp("used_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("auth_recoveries_token").on(table.tokenHash),
    index("auth_recoveries_user").on(table.userId),
    wordCheck("auth_recoveries_purpose", table.purpose, ["recuperacao", "convite"]),
  ],
);
