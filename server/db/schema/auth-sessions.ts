import { index, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { authUsers } from "./auth-users.ts";

export const authSessions = pgTable(
  "auth_sessions",
  {
    id: text().primaryKey(),
    /** A hash of what the cookie carries (server/auth/session/session-token.ts). */
    token: text().notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    /** Twelve hours after it began, whatever happens. */
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    /** Moved on at most once a minute; an hour after it the session is over. */
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
