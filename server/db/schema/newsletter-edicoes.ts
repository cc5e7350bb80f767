/** What is the clinic's own of a post's newsletter: its subject, and when it is sent by itself. */
import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { EDICAO_LIMITS as LIMITS } from "#domain/mensagens/newsletter.ts";
import { lengthCheck } from "./constraints.ts";
import { versao } from "./registro.ts";

export const newsletterEdicoes = pgTable(
  "newsletter_edicoes",
  {
    /** The post's id. Not a foreign key, because a post that was deleted and restored is still the same post. */
    id: uuid().primaryKey(),
    /** Null for the post's title. */
    assunto: text(),
    /** Null if nothing is scheduled. */
    sai_em: timestamp({ withTimezone: true }),
    ...versao(),
  },
  (table) => [lengthCheck("newsletter_edicoes_assunto", table.assunto, 1, LIMITS.assunto)],
);
