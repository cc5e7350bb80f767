/** Slots that patients gave up. For each slot: the requests that it was offered to, and those that it does not suit. */

import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  integer,
  pgTable,
  primaryKey,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { agendamentos } from "./agendamentos.ts";

export const agendaVagas = pgTable(
  "agenda_vagas",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Without a foreign key, because a room may be in the trash for a while. */
    sala_id: uuid().notNull(),
    inicio: timestamp({ withTimezone: true }).notNull(),
    fim: timestamp({ withTimezone: true }).notNull(),
    criado_em: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("agenda_vagas_uma").on(table.sala_id, table.inicio),
    check("agenda_vagas_ordem", sql`${table.inicio} < ${table.fim}`),
  ],
);

export const agendaOfertas = pgTable(
  "agenda_ofertas",
  {
    vaga_id: uuid()
      .notNull()
      .references(() => agendaVagas.id, { onDelete: "cascade" }),
    agendamento_id: uuid()
      .notNull()
      .references(() => agendamentos.id, { onDelete: "cascade" }),
    /** False if the slot does not suit this version of the request, so the job need not decrypt the request again. */
    ofertada: boolean().notNull(),
    versao: integer().notNull(),
    criado_em: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.vaga_id, table.agendamento_id] })],
);
