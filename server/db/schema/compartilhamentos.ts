import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  FINS,
  COMPARTILHAMENTO_LIMITS as LIMITS,
  OQUE,
  VIAS,
} from "#domain/compartilhamentos/compartilhamentos.ts";
import { bytes } from "./bytes.ts";
import { rangeCheck, wordCheck } from "./constraints.ts";
import { laudos } from "./laudos.ts";

const CRIADORES = ["paciente", "equipe"] as const;

export const compartilhamentos = pgTable(
  "compartilhamentos",
  {
    /** The id of the form that created the share, so that a form that is sent twice creates one share. */
    id: uuid().primaryKey(),
    laudo_id: uuid()
      .notNull()
      .references(() => laudos.id),
    oque: text({ enum: OQUE }).notNull(),
    codigo: bytes().notNull(),
    codigo_hash: bytes().notNull(),
    /** The hash of the secret at the end of the manifest's URL. */
    segredo_hash: bytes().notNull(),
    /** The key that the link has after `#`, stored encrypted; the server needs it to encrypt a corrected report. */
    chave: bytes().notNull(),
    /** The key's SHA-256, which shows whether a link was altered. */
    prova: bytes().notNull(),
    senha_hash: bytes().notNull(),
    erros: integer().notNull().default(0),
    criado_por: text({ enum: CRIADORES }).notNull(),
    criado_em: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    expira_em: timestamp({ withTimezone: true }).notNull(),
    encerrado_em: timestamp({ withTimezone: true }),
    fim: text({ enum: FINS }),
  },
  (table) => [
    uniqueIndex("compartilhamentos_codigo").on(table.codigo_hash),
    index("compartilhamentos_laudo").on(table.laudo_id, table.criado_em),
    index("compartilhamentos_expira").on(table.expira_em),
    wordCheck("compartilhamentos_oque", table.oque, OQUE),
    wordCheck("compartilhamentos_criado_por", table.criado_por, CRIADORES),
    wordCheck("compartilhamentos_fim_palavra", table.fim, FINS),
    rangeCheck("compartilhamentos_erros", table.erros, 0, LIMITS.senhas),
    check("compartilhamentos_prova", sql`octet_length(${table.prova}) = 32`),
    check("compartilhamentos_fim", sql`(${table.fim} is null) = (${table.encerrado_em} is null)`),
  ],
);

export const compartilhamentoAberturas = pgTable(
  "compartilhamento_aberturas",
  {
    id: uuid().primaryKey(),
    compartilhamento_id: uuid().notNull(),
    /** The hash of the token that opens the files, in the page's cookie or in a URL given to an application. */
    token: text().notNull(),
    /** The name that the reader gave; nobody checks it. */
    nome: bytes().notNull(),
    via: text({ enum: VIAS }).notNull(),
    aberto_em: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    usado_em: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    // Named here, because PostgreSQL would truncate the generated name, which contains the names of both tables.
    foreignKey({
      name: "compartilhamento_aberturas_compartilhamento",
      columns: [table.compartilhamento_id],
      foreignColumns: [compartilhamentos.id],
    }).onDelete("cascade"),
    uniqueIndex("compartilhamento_aberturas_token").on(table.token),
    index("compartilhamento_aberturas_de").on(table.compartilhamento_id, table.aberto_em),
    wordCheck("compartilhamento_aberturas_via", table.via, VIAS),
    check("compartilhamento_aberturas_nome", sql`octet_length(${table.nome}) <= 1000`),
  ],
);
