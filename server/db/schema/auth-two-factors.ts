/** Second factors: the secret of an app's codes and the recovery codes, both encrypted. */
import { sql } from "drizzle-orm";
import {
  boolean,
  integer,
  pgPolicy,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { authUsers } from "./auth-users.ts";
import { byAdmin } from "./policies.ts";
import { admin, auth } from "./roles.ts";

export const authTwoFactors = pgTable(
  "auth_two_factors",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    secret: text().notNull(),
    backupCodes: text("backup_codes").notNull(),
    verified: boolean().notNull().default(false),
    failedVerificationCount: integer("failed_verification_count").notNull().default(0),
    lockedUntil: timestamp("locked_until", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("auth_two_factors_user").on(table.userId),
    pgPolicy("auth_two_factors_auth", {
      for: "all",
      to: auth,
      using: sql`true`,
      withCheck: sql`true`,
    }),
    pgPolicy("auth_two_factors_admin", { for: "all", to: admin, using: byAdmin() }),
  ],
);
