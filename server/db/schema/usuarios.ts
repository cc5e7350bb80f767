/** The clinic's own people. */
import { sql } from "drizzle-orm";
import { index, pgPolicy, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { USUARIO_LIMITS as LIMITS, TIPOS_USUARIO } from "#domain/usuarios.ts";
import { authUsers } from "./auth-users.ts";
import { lengthCheck, wordCheck } from "./constraints.ts";
import { asking, byAdmin, isOwnerOf } from "./policies.ts";
import { id, versao } from "./registro.ts";
import { admin, auth, staff } from "./roles.ts";

export const usuarios = pgTable(
  "usuarios",
  {
    id: id(),
    nome: text().notNull(),
    email: text().notNull(),
    tipo_usuario: text({ enum: TIPOS_USUARIO }).notNull().default("leitor"),
    auth_user_id: text().references(() => authUsers.id, { onDelete: "set null" }),
    criado_em: timestamp({ withTimezone: true }).notNull().defaultNow(),
    ...versao(),
  },
  (table) => [
    uniqueIndex("usuarios_email").on(sql`lower(${table.email})`),
    uniqueIndex("usuarios_auth_user_id").on(table.auth_user_id),
    index("usuarios_criado_em").on(table.criado_em.desc().nullsFirst(), table.id),
    lengthCheck("usuarios_nome", table.nome, 1, LIMITS.nome),
    lengthCheck("usuarios_email_tamanho", table.email, 3, LIMITS.email),
    lengthCheck("usuarios_auth_user_id_tamanho", table.auth_user_id, 1, 100),
    wordCheck("usuarios_tipo_usuario", table.tipo_usuario, TIPOS_USUARIO),
    pgPolicy("usuarios_admin_le", { for: "select", to: admin, using: byAdmin() }),
    pgPolicy("usuarios_admin_cria", { for: "insert", to: admin, withCheck: byAdmin() }),
    pgPolicy("usuarios_admin_altera", {
      for: "update",
      to: admin,
      using: byAdmin(),
      withCheck: byAdmin(),
    }),
    // An admin_master is demoted first, so that nobody loses the last one by a click; and nobody
    // deletes the account they are signed in with.
    pgPolicy("usuarios_admin_exclui", {
      for: "delete",
      to: admin,
      using: sql`${byAdmin()} and ${table.tipo_usuario} <> 'admin_master' and ${table.id} is distinct from ${asking("id")}`,
    }),
    // For functions that run as the owner.
    pgPolicy("usuarios_dono_conta", { for: "select", using: isOwnerOf("usuarios") }),
    // To find the person behind a session.
    pgPolicy("usuarios_auth_le", { for: "select", to: auth, using: sql`true` }),
    pgPolicy("usuarios_equipe_le_a_propria", {
      for: "select",
      to: staff,
      using: sql`${table.id} = ${asking("id")}`,
    }),
  ],
);
