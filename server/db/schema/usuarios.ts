import { sql } from "drizzle-orm";
import { foreignKey, index, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { USUARIO_LIMITS as LIMITS, TIPOS_USUARIO } from "#domain/contas/usuarios.ts";
import { authUsers } from "./auth-users.ts";
import { lengthCheck } from "./constraints.ts";
import { papeis } from "./papeis.ts";
import { id, versao } from "./registro.ts";

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
    foreignKey({
      name: "usuarios_tipo_usuario",
      columns: [table.tipo_usuario],
      foreignColumns: [papeis.papel],
    }),
  ],
);
