/** Accounts that sign in, with better-auth's names of columns; the person is in `usuarios`. */
import { sql } from "drizzle-orm";
import { boolean, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { USUARIO_LIMITS } from "#domain/contas/usuarios.ts";
import { lengthCheck } from "./constraints.ts";

export const authUsers = pgTable(
  "auth_users",
  {
    id: text().primaryKey(),
    /** Always empty, because the name is stored only in `usuarios`. */
    name: text().notNull().default(""),
    email: text().notNull(),
    emailVerified: boolean("email_verified").notNull().default(true),
    twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("auth_users_email").on(sql`lower(${table.email})`),
    lengthCheck("auth_users_email_tamanho", table.email, 3, USUARIO_LIMITS.email),
    lengthCheck("auth_users_name", table.name, 0, USUARIO_LIMITS.nome),
  ],
);
