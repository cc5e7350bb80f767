/** Short-lived marks of better-auth: a sign-in that still waits for its second factor. */
import { sql } from "drizzle-orm";
import { index, pgPolicy, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { auth } from "./roles.ts";

export const authVerifications = pgTable(
  "auth_verifications",
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("auth_verifications_identifier").on(table.identifier),
    pgPolicy("auth_verifications_auth", {
      for: "all",
      to: auth,
      using: sql`true`,
      withCheck: sql`true`,
    }),
  ],
);
