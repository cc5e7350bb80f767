/** Accounts that sign in; the person is in `usuarios`. Columns as better-auth names them. */
import { sql } from "drizzle-orm";
import { boolean, pgPolicy, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { USUARIO_LIMITS } from "#domain/usuarios.ts";
import { lengthCheck } from "./constraints.ts";
import { byAdmin } from "./policies.ts";
import { admin, auth } from "./roles.ts";

export const authUsers = pgTable(
  "auth_users",
  {
    id: text().primaryKey(),
    /** Always empty: the name is kept once, in `usuarios`. */
    name: text().notNull().default(""),
    email: text().notNull(),
    emailVerified: boolean("email_verified").notNull().default(true),
    image: text(),
    twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("auth_users_email").on(sql`lower(${table.email})`),
    lengthCheck("auth_users_email_tamanho", table.email, 3, USUARIO_LIMITS.email),
    lengthCheck("auth_users_name", table.name, 0, USUARIO_LIMITS.nome),
    pgPolicy("auth_users_auth", { for: "all", to: auth, using: sql`true`, withCheck: sql`true` }),
    pgPolicy("auth_users_admin_le", { for: "select", to: admin, using: byAdmin() }),
    pgPolicy("auth_users_admin_cria", { for: "insert", to: admin, withCheck: byAdmin() }),
    // A second factor is taken away by others, and never switched on.
    pgPolicy("auth_users_admin_altera", {
      for: "update",
      to: admin,
      using: byAdmin(),
      withCheck: sql`${byAdmin()} and not ${table.twoFactorEnabled}`,
    }),
    // An account goes after its person, whose own row says who may be deleted.
    pgPolicy("auth_users_admin_exclui", {
      for: "delete",
      to: admin,
      using: sql`${byAdmin()} and not exists (select from usuarios where auth_user_id = ${table.id})`,
    }),
  ],
);
