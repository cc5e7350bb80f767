import { bigint, index, integer, pgTable, varchar } from "drizzle-orm/pg-core";

/** The columns that rate-limiter-flexible expects. */
export const authLimits = pgTable(
  "auth_limits",
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint({ mode: "number" }),
  },
  (table) => [index("auth_limits_expire").on(table.expire)],
);
