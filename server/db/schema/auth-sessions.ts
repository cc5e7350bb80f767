import { index, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { authUsers } from "./auth-users.ts";

export const authSessions = pgTable(
  "auth_sessions",
  {
    id: text().primaryKey(),
    /** The token's hash (server/auth/session/session-token.ts). */
    token: text().notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    /** Twelve hours after the sign-in. */
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    /** Updated at most once a minute. The session ends an hour after its last use. */
    usedAt: timestamp("used_at", { withTimezone: true }).notNull().defaultNow(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("auth_sessions_token").on(table.token),
    index("auth_sessions_user").on(table.userId),
  ],
);
