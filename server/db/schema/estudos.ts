import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { DIVERGENCIAS } from "#domain/imagens/correspondencia.ts";
import { IMAGEM_LIMITS, ORIGENS_IMAGEM, SITUACOES_SERIE } from "#domain/imagens/imagens.ts";
import type { IndiceSerie } from "#domain/imagens/pacotes.ts";
import { PROBLEMAS_IMAGEM } from "#domain/imagens/problemas.ts";
import { bytes } from "./bytes.ts";
import { rangeCheck, wordCheck } from "./constraints.ts";
import { laudos } from "./laudos.ts";

const now = () => timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`);

export const estudos = pgTable(
  "estudos",
  {
    id: uuid().primaryKey().defaultRandom(),
    laudo_id: uuid().references(() => laudos.id),
    /** A keyed hash of the DICOM StudyInstanceUID. Series and images have hashes of their own UIDs. */
    chave_hash: bytes().notNull(),
    /** A keyed hash of the UID and of what these images say of person and order (server/data/imagens/study-parts.ts). */
    parte_hash: bytes().notNull(),
    /** `DadosEstudo` as encrypted JSON: what the header of the images says. */
    dados: bytes().notNull(),
    /** Why the study was not linked to a report automatically, or is no longer linked to one. */
    divergencias: text({ enum: DIVERGENCIAS }).array().notNull().default([]),
    origem: text({ enum: ORIGENS_IMAGEM }).notNull(),
    recebido_em: now(),
  },
  (table) => [
    index("estudos_chave").on(table.chave_hash),
    uniqueIndex("estudos_parte").on(table.parte_hash),
    index("estudos_laudo").on(table.laudo_id),
    index("estudos_sem_laudo")
      .on(table.recebido_em, table.id)
      .where(sql`${table.laudo_id} is null`),
    index("estudos_recebido").on(table.recebido_em),
    wordCheck("estudos_origem", table.origem, ORIGENS_IMAGEM),
    check("estudos_dados", sql`octet_length(${table.dados}) <= 10000`),
    check("estudos_divergencias", sql`cardinality(${table.divergencias}) <= 12`),
  ],
);

export const series = pgTable(
  "series",
  {
    id: uuid().primaryKey().defaultRandom(),
    estudo_id: uuid()
      .notNull()
      .references(() => estudos.id, { onDelete: "cascade" }),
    chave_hash: bytes().notNull(),
    numero: integer(),
    rotulo: bytes().notNull(),
    /** A DICOM code, such as CT; empty if the images have none. */
    modalidade: text().notNull(),
    situacao: text({ enum: SITUACOES_SERIE }).notNull().default("pendente"),
    /** The number of the rendering that is shown; 0 before the first. The names of the rendered files contain it. */
    renderizacao: integer().notNull().default(0),
    /** The number of the rendering that began last. No number is used twice, and only this rendering is saved. */
    iniciada: integer().notNull().default(0),
    /** The version of the data key from which the keys of the rendered files are derived. */
    versao_chave: integer().notNull().default(0),
    /** Null until the series is rendered, and if none of its images can be shown. */
    indice: jsonb().$type<IndiceSerie>(),
    /** When the last image of the series arrived. */
    recebida_em: now(),
  },
  (table) => [
    uniqueIndex("series_chave").on(table.estudo_id, table.chave_hash),
    index("series_pendentes")
      .on(table.recebida_em)
      .where(sql`${table.situacao} in ('pendente', 'renderizando')`),
    wordCheck("series_situacao", table.situacao, SITUACOES_SERIE),
    check("series_modalidade", sql`${table.modalidade} ~ '^[A-Z0-9_]{0,16}$'`),
    check("series_rotulo", sql`octet_length(${table.rotulo}) <= 2000`),
    check("series_indice", sql`octet_length(${table.indice}::text) <= 2000000`),
  ],
);

export const imagens = pgTable(
  "imagens",
  {
    id: uuid().primaryKey().defaultRandom(),
    serie_id: uuid()
      .notNull()
      .references(() => series.id, { onDelete: "cascade" }),
    chave_hash: bytes().notNull(),
    sha256: bytes().notNull(),
    /** Identifies the stored original and its key. */
    arquivo: uuid().notNull(),
    versao_chave: integer().notNull(),
    bytes: integer().notNull(),
    numero: integer(),
    nome: bytes(),
    /** Why the image cannot be shown; null if it can, or is not rendered yet. */
    problema: text({ enum: PROBLEMAS_IMAGEM }),
    recebida_em: now(),
  },
  (table) => [
    uniqueIndex("imagens_chave").on(table.chave_hash),
    uniqueIndex("imagens_arquivo").on(table.arquivo),
    index("imagens_serie").on(table.serie_id, table.numero),
    rangeCheck("imagens_bytes", table.bytes, 1, IMAGEM_LIMITS.bytes),
    check("imagens_sha256", sql`octet_length(${table.sha256}) = 32`),
    check("imagens_nome", sql`octet_length(${table.nome}) <= 2000`),
    wordCheck("imagens_problema", table.problema, PROBLEMAS_IMAGEM),
  ],
);
