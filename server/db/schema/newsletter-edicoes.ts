import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { EDICAO_LIMITS as LIMITS } from "#domain/mensagens/newsletter.ts";
import { lengthCheck } from "./constraints.ts";
import { versao } from "./registro.ts";

export const newsletterEdicoes = pgTable(
  "newsletter_edicoes",
  {
    /** The post's id. No foreign key, because a post that is deleted and restored is still the same post. */
    id: uuid().primaryKey(),
    /** The mail's subject; null if it is the post's title. */
    assunto: text(),
    sai_em: timestamp({ withTimezone: true }),
    ...versao(),
  },
  (table) => [lengthCheck("newsletter_edicoes_assunto", table.assunto, 1, LIMITS.assunto)],
);
