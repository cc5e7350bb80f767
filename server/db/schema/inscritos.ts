import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { SITUACOES_INSCRITO } from "#domain/mensagens/newsletter.ts";
import { lengthCheck, shapeCheck, wordCheck } from "./constraints.ts";
import { id, versao } from "./registro.ts";

const moment = () => timestamp({ withTimezone: true });

export const inscritos = pgTable(
  "inscritos",
  {
    id: id(),
    /** The e-mail address in lower case. */
    email: text().notNull(),
    /** Identifies the mailbox that several spellings of an e-mail address reach (domain/mensagens/mailbox-key.ts). */
    caixa: text().notNull().generatedAlwaysAs(sql`caixa_postal(email)`),
    situacao: text({ enum: SITUACOES_INSCRITO }).notNull().default("pendente"),
    pedido_em: moment().notNull().defaultNow(),
    confirmado_em: moment(),
    saiu_em: moment(),
    /** When a mail server refused the e-mail address permanently. */
    recusado_em: moment(),
    /** The version of the text that the person agreed to at `pedido_em`. */
    consentimento: text().notNull(),
    ...versao(),
  },
  (table) => [
    uniqueIndex("inscritos_caixa").on(table.caixa),
    index("inscritos_email").on(table.email),
    index("inscritos_situacao").on(
      table.situacao,
      table.atualizado_em.desc().nullsFirst(),
      table.id,
    ),
    index("inscritos_atualizado").on(table.atualizado_em.desc().nullsFirst(), table.id),
    lengthCheck("inscritos_email_tamanho", table.email, 3, 254),
    // Allows only one e-mail address, without blanks and separators, which could add recipients or headers.
    shapeCheck("inscritos_email_forma", table.email, /^[^\s,\u003b<>"()]+@[^\s,\u003b<>"()@]+$/),
    wordCheck("inscritos_situacao_palavra", table.situacao, SITUACOES_INSCRITO),
    lengthCheck("inscritos_consentimento", table.consentimento, 1, 40),
  ],
);
