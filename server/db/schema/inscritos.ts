/**
 * Who asked for the newsletter. Visitors write by named functions only (inscreve_newsletter,
 * confirma_inscricao, sai_da_newsletter) and read nothing back.
 */
import { sql } from "drizzle-orm";
import { index, pgPolicy, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { SITUACOES_INSCRITO } from "#domain/newsletter.ts";
import { lengthCheck, shapeCheck, wordCheck } from "./constraints.ts";
import { byEditor, isOwnerOf } from "./policies.ts";
import { id, versao } from "./registro.ts";
import { admin, editor, operador, sistema } from "./roles.ts";

const moment = () => timestamp({ withTimezone: true });

export const inscritos = pgTable(
  "inscritos",
  {
    id: id(),
    /** In small letters. */
    email: text().notNull(),
    /** Tells the mailbox that the address leads to (domain/mailbox-key.ts). */
    caixa: text().notNull().generatedAlwaysAs(sql`caixa_postal(email)`),
    situacao: text({ enum: SITUACOES_INSCRITO }).notNull().default("pendente"),
    /** When the form was last sent. */
    pedido_em: moment().notNull().defaultNow(),
    confirmado_em: moment(),
    saiu_em: moment(),
    /** When a mail server said for good that there is no such address. */
    recusado_em: moment(),
    /** The version of the text beside the field, to which the person agreed at `pedido_em`. */
    consentimento: text().notNull(),
    ...versao(),
  },
  (table) => [
    uniqueIndex("inscritos_caixa").on(table.caixa),
    index("inscritos_email").on(table.email),
    index("inscritos_situacao").on(table.situacao, table.atualizado_em.desc(), table.id),
    index("inscritos_atualizado").on(table.atualizado_em.desc(), table.id),
    lengthCheck("inscritos_email_tamanho", table.email, 3, 254),
    // One address and no header: neither blanks nor what separates addresses.
    shapeCheck("inscritos_email_forma", table.email, /^[^\s,\u003b<>"()]+@[^\s,\u003b<>"()@]+$/),
    wordCheck("inscritos_situacao_palavra", table.situacao, SITUACOES_INSCRITO),
    lengthCheck("inscritos_consentimento", table.consentimento, 1, 40),
    pgPolicy("inscritos_editores_leem", {
      for: "select",
      to: [editor, admin],
      using: byEditor(),
    }),
    pgPolicy("inscritos_editores_excluem", {
      for: "delete",
      to: [editor, admin],
      using: byEditor(),
    }),
    pgPolicy("inscritos_sistema", { to: sistema, using: sql`true`, withCheck: sql`true` }),
    pgPolicy("inscritos_operador_cria", { for: "insert", to: operador, withCheck: sql`true` }),
    pgPolicy("inscritos_dono_le", { for: "select", using: isOwnerOf("inscritos") }),
    pgPolicy("inscritos_dono_cria", { for: "insert", withCheck: isOwnerOf("inscritos") }),
    pgPolicy("inscritos_dono_altera", {
      for: "update",
      using: isOwnerOf("inscritos"),
      withCheck: isOwnerOf("inscritos"),
    }),
  ],
);
