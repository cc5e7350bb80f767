import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { SITUACOES_ENVIO } from "#domain/mensagens/newsletter.ts";
import { rangeCheck, wordCheck } from "./constraints.ts";
import { inscritos } from "./inscritos.ts";
import { id } from "./registro.ts";

const moment = () => timestamp({ withTimezone: true });

export const newsletterEnvios = pgTable(
  "newsletter_envios",
  {
    /** Also the mail's Message-ID. */
    id: id(),
    /** No foreign key, because a post that is deleted and restored is still the same post. */
    post_id: uuid().notNull(),
    inscrito_id: uuid()
      .notNull()
      .references(() => inscritos.id, { onDelete: "cascade" }),
    situacao: text({ enum: SITUACOES_ENVIO }).notNull().default("na_fila"),
    tentativas: integer().notNull().default(0),
    proxima_em: moment().notNull().defaultNow(),
    criado_em: moment().notNull().defaultNow(),
    enviado_em: moment(),
    atualizado_em: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("newsletter_envios_um_por_inscrito").on(table.post_id, table.inscrito_id),
    index("newsletter_envios_fila")
      .on(table.post_id, table.proxima_em, table.id)
      .where(sql`${table.situacao} = 'na_fila'`),
    index("newsletter_envios_situacao").on(table.post_id, table.situacao),
    index("newsletter_envios_inscrito").on(table.inscrito_id),
    wordCheck("newsletter_envios_situacao", table.situacao, SITUACOES_ENVIO),
    rangeCheck("newsletter_envios_tentativas", table.tentativas, 0, 1000),
  ],
);
