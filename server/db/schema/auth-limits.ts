/** How often someone guessed; keys are keyed hashes, so that no e-mail and no address stands here. */
import { sql } from "drizzle-orm";
import { bigint, index, integer, pgPolicy, pgTable, varchar } from "drizzle-orm/pg-core";
import { auth } from "./roles.ts";

/** The shape that rate-limiter-flexible expects. */
export const authLimits = pgTable(
  "auth_limits",
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint({ mode: "number" }),
  },
  (table) => [
    index("auth_limits_expire").on(table.expire),
    pgPolicy("auth_limits_auth", { for: "all", to: auth, using: sql`true`, withCheck: sql`true` }),
  ],
);
