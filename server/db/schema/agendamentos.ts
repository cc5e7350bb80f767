import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { ANEXO_LIMITS, ANEXO_TIPOS } from "#domain/agendamentos/anexos.ts";
import { ENCERRADOS, ESTADOS_AGENDAMENTO } from "#domain/agendamentos/estados.ts";
import { SEGURANCAS } from "#domain/agendamentos/seguranca.ts";
import { bytes, bytesList } from "./bytes.ts";
import { rangeCheck, wordCheck } from "./constraints.ts";
import { laudos } from "./laudos.ts";
import { id, versao } from "./registro.ts";

const ENDED = sql.raw(ENCERRADOS.map((estado) => `'${estado}'`).join(", "));

export const agendamentos = pgTable(
  "agendamentos",
  {
    id: id(),
    codigo: bytes().notNull(),
    codigo_hash: bytes().notNull(),
    /** A hash of code and birth date, by which the patient opens her request. */
    nascimento_hash: bytes().notNull(),
    estado: text({ enum: ESTADOS_AGENDAMENTO }).notNull().default("novo"),
    /** `PedidoSecreto` as encrypted JSON. */
    pedido: bytes().notNull(),
    /** Hashes of the name's words, their beginnings, and the telephone. */
    busca: bytesList().notNull(),
    tem_email: boolean().notNull(),
    guia: bytes(),
    autorizacao_pedida_em: date(),
    autorizacao_prazo: date(),
    alta_complexidade: boolean().notNull().default(false),
    /** What staff wrote when they asked for another photograph; null once the patient has sent one. */
    foto_motivo: bytes(),
    /** Why the clinic ended the request, in a sentence to the patient; PostgreSQL clears it when the state changes. */
    motivo: bytes(),
    recebido_em: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the request last changed its state or got another photograph; set by PostgreSQL. */
    espera_desde: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When staff first changed the request's state or asked for another photograph; set once by PostgreSQL. */
    respondido_em: timestamp({ withTimezone: true }),
    encerrado_em: timestamp({ withTimezone: true }),
    /** `RespostasSecretas` as encrypted JSON. */
    respostas: bytes(),
    seguranca: text({ enum: SEGURANCAS }).notNull().default("sem"),
    /** Since when the patient is on the waiting list; PostgreSQL clears it when the request is confirmed or ends. */
    lista_espera_em: timestamp({ withTimezone: true }),
    laudo_id: uuid().references(() => laudos.id),
    ...versao(),
  },
  (table) => [
    uniqueIndex("agendamentos_codigo").on(table.codigo_hash),
    index("agendamentos_estado").on(table.estado, table.espera_desde, table.id),
    index("agendamentos_encerrado").on(table.encerrado_em.desc().nullsFirst(), table.id),
    uniqueIndex("agendamentos_laudo").on(table.laudo_id),
    index("agendamentos_lista_espera")
      .on(table.lista_espera_em)
      .where(sql`${table.lista_espera_em} is not null`),
    index("agendamentos_recebido").on(table.recebido_em, table.id),
    index("agendamentos_busca").using("gin", table.busca),
    wordCheck("agendamentos_estado_palavra", table.estado, ESTADOS_AGENDAMENTO),
    wordCheck("agendamentos_seguranca", table.seguranca, SEGURANCAS),
    check(
      "agendamentos_seguranca_respostas",
      sql`(${table.respostas} is null) = (${table.seguranca} = 'sem')`,
    ),
    check("agendamentos_respostas", sql`octet_length(${table.respostas}) <= 200000`),
    check("agendamentos_pedido", sql`octet_length(${table.pedido}) <= 20000`),
    check(
      "agendamentos_autorizacao",
      sql`num_nonnulls(${table.guia}, ${table.autorizacao_pedida_em}, ${table.autorizacao_prazo}) in (0, 3)`,
    ),
    check(
      "agendamentos_encerrado_fim",
      sql`(${table.encerrado_em} is not null) = (${table.estado} in (${ENDED}))`,
    ),
  ],
);

export const agendamentoAnexos = pgTable(
  "agendamento_anexos",
  {
    id: uuid().primaryKey().defaultRandom(),
    agendamento_id: uuid()
      .notNull()
      .references(() => agendamentos.id, { onDelete: "cascade" }),
    /** Identifies the stored file and its key. */
    arquivo: uuid().notNull(),
    versao_chave: integer().notNull(),
    tipo: text({ enum: ANEXO_TIPOS }).notNull(),
    bytes: integer().notNull(),
    nome: bytes().notNull(),
    recebido_em: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("agendamento_anexos_arquivo").on(table.arquivo),
    index("agendamento_anexos_agendamento").on(table.agendamento_id),
    wordCheck("agendamento_anexos_tipo", table.tipo, ANEXO_TIPOS),
    rangeCheck("agendamento_anexos_bytes", table.bytes, 1, ANEXO_LIMITS.bytes),
  ],
);

export const acessosAgendamentos = pgTable(
  "acessos_agendamentos",
  {
    id: uuid().primaryKey().defaultRandom(),
    token: text().notNull(),
    agendamento_id: uuid()
      .notNull()
      .references(() => agendamentos.id, { onDelete: "cascade" }),
    criado_em: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    usado_em: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    uniqueIndex("acessos_agendamentos_token").on(table.token),
    index("acessos_agendamentos_agendamento").on(table.agendamento_id),
    index("acessos_agendamentos_usado").on(table.usado_em),
  ],
);
