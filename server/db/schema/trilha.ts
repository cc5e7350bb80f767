/** The trail: who did what to which record, when, from where. Rows are added and never changed. */
import { sql } from "drizzle-orm";
import {
  bigint,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { asking, byAdmin, isOwnerOf } from "./policies.ts";
import { admin, editor, staff } from "./roles.ts";

export const trilha = pgTable(
  "trilha",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    quando: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** Null where no member of staff did it: the server itself, or a stranger at the sign-in. */
    usuario_id: uuid(),
    /** As the name stood then: the row outlives the person's account. */
    usuario_nome: text(),
    acao: text().notNull(),
    coisa: text().notNull(),
    registro: text(),
    /** The record's, after the change; of a deletion the one that it had. Null of an event. */
    versao: integer(),
    /** Of a change only the fields that changed. */
    antes: jsonb(),
    depois: jsonb(),
    /** The whole record after the change, or as it was deleted. Large: no list selects it. */
    conteudo: jsonb(),
    /** The network address. */
    de_onde: text(),
    /** The request's number, which is also in the log. */
    pedido: text(),
  },
  (table) => [
    index("trilha_quando").on(table.quando.desc(), table.id.desc()),
    index("trilha_usuario").on(table.usuario_id, table.quando.desc()),
    index("trilha_registro").on(table.coisa, table.registro),
    // Nobody has the privilege to insert: only the owner, as whom the triggers write.
    pgPolicy("trilha_escreve", { for: "insert", withCheck: sql`true` }),
    pgPolicy("trilha_admin_le", { for: "select", to: admin, using: byAdmin() }),
    pgPolicy("trilha_propria", {
      for: "select",
      to: staff,
      using: sql`${table.usuario_id} = ${asking("id")}`,
    }),
    // Who may edit a thing may read its history.
    pgPolicy("trilha_editores_leem", {
      for: "select",
      to: editor,
      using: sql`${asking("tipo_usuario")} is not null and has_table_privilege(to_regclass('public.' || quote_ident(${table.coisa})), 'UPDATE')`,
    }),
    // For the functions that run as the owner: the next version of a record, the old trash emptied.
    // A trigger refuses any other change.
    pgPolicy("trilha_dono_le", { for: "select", using: isOwnerOf("trilha") }),
    pgPolicy("trilha_dono_esvazia", { for: "update", using: isOwnerOf("trilha") }),
  ],
);
