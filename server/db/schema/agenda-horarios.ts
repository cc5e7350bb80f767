/** Proposed and confirmed slots of rooms. The row of a given-up slot is deleted, so that the slot is free. */
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { CANAIS_LEMBRETE, LEMBRETE_DIAS } from "#domain/agenda/lembretes.ts";
import { ESTADOS_HORARIO } from "#domain/agenda/proposta.ts";
import { agendamentos } from "./agendamentos.ts";
import { wordCheck } from "./constraints.ts";
import { id } from "./registro.ts";

export const agendaHorarios = pgTable(
  "agenda_horarios",
  {
    id: id(),
    agendamento_id: uuid()
      .notNull()
      .references(() => agendamentos.id, { onDelete: "cascade" }),
    /** Without a foreign key, because a room may be in the trash for a while. */
    sala_id: uuid().notNull(),
    inicio: timestamp({ withTimezone: true }).notNull(),
    fim: timestamp({ withTimezone: true }).notNull(),
    estado: text({ enum: ESTADOS_HORARIO }).notNull().default("proposto"),
    expira_em: timestamp({ withTimezone: true }),
    confirmado_em: timestamp({ withTimezone: true }),
    /** When the patient answered `Confirmo`. */
    presenca_em: timestamp({ withTimezone: true }),
    criado_em: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("agenda_horarios_agendamento").on(table.agendamento_id),
    index("agenda_horarios_inicio").on(table.inicio),
    index("agenda_horarios_expira").on(table.expira_em).where(sql`${table.expira_em} is not null`),
    wordCheck("agenda_horarios_estado", table.estado, ESTADOS_HORARIO),
    check("agenda_horarios_ordem", sql`${table.inicio} < ${table.fim}`),
    check(
      "agenda_horarios_reserva",
      sql`(${table.estado} = 'proposto') = (${table.expira_em} is not null)`,
    ),
    check(
      "agenda_horarios_confirmacao",
      sql`(${table.estado} = 'confirmado') = (${table.confirmado_em} is not null)`,
    ),
    check(
      "agenda_horarios_presenca",
      sql`${table.presenca_em} is null or ${table.estado} = 'confirmado'`,
    ),
  ],
);

export const agendaLembretes = pgTable(
  "agenda_lembretes",
  {
    id: uuid().primaryKey().defaultRandom(),
    horario_id: uuid()
      .notNull()
      .references(() => agendaHorarios.id, { onDelete: "cascade" }),
    dias: integer().notNull(),
    canal: text({ enum: CANAIS_LEMBRETE }).notNull(),
    criado_em: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("agenda_lembretes_um").on(table.horario_id, table.dias, table.canal),
    check("agenda_lembretes_dias", sql`${table.dias} in (${sql.raw(LEMBRETE_DIAS.join(", "))})`),
    wordCheck("agenda_lembretes_canal", table.canal, CANAIS_LEMBRETE),
  ],
);

/**
 * drizzle-kit knows no exclusion constraints, so `npm run db:baseline` appends this one. It compares hashes of the
 * room's id as ranges, which need no extension. Two rooms with the same hash could not be booked at once.
 */
export const ONE_PATIENT_A_ROOM = `ALTER TABLE "agenda_horarios" ADD CONSTRAINT "agenda_horarios_um_por_sala" EXCLUDE USING gist (
  numrange(uuid_hash_extended("sala_id", 0)::numeric, uuid_hash_extended("sala_id", 0)::numeric, '[]') WITH &&,
  tstzrange("inicio", "fim") WITH &&);
`;
