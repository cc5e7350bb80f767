import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Variantes } from "#domain/midia/imagem.ts";
import { BUCKETS, MIDIA_LIMITS as LIMITS } from "#domain/midia/midia.ts";
import { lengthCheck, objectCheck, rangeCheck, shapeCheck, wordCheck } from "./constraints.ts";
import { id, versao } from "./registro.ts";

const widthsAt = (path: string) =>
  `${path}.type() == "array" && !exists(${path}[*] ? (@.type() != "number"))`;

export const midia = pgTable(
  "midia",
  {
    id: id(),
    /** The key of the full image in the storage, without file type: `{bucket}/{hash}-{W}x{H}`. */
    chave: text().notNull(),
    bucket: text({ enum: BUCKETS }).notNull(),
    tipo: text().notNull().default("image/webp"),
    largura: integer().notNull(),
    altura: integer().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    nome: text().notNull().default(""),
    texto_alternativo: text().notNull().default(""),
    /** One of the 64 placeholder colours, "000" to "333"; null for a transparent image. */
    cor: text(),
    variantes: jsonb().$type<Variantes>().notNull().default({ avif: [], webp: [] }),
    /** True if a person put the image into the library itself: only a person deletes it. */
    guardada: boolean().notNull().default(false),
    /** Since when no record or version contains the image; null while the image is in use. */
    sem_uso_desde: timestamp({ withTimezone: true }).default(sql`now()`),
    criado_em: timestamp({ withTimezone: true }).notNull().defaultNow(),
    ...versao(),
  },
  (table) => [
    uniqueIndex("midia_chave").on(table.chave),
    index("midia_criado").on(table.criado_em.desc().nullsFirst(), table.id),
    index("midia_sem_uso").on(table.sem_uso_desde).where(sql`${table.sem_uso_desde} is not null`),
    shapeCheck(
      "midia_chave_forma",
      table.chave,
      /^[a-z]+\/[a-zA-Z0-9_-]{1,120}-[0-9]{1,5}x[0-9]{1,5}$/,
    ),
    wordCheck("midia_bucket", table.bucket, BUCKETS),
    wordCheck("midia_tipo", table.tipo, ["image/webp"]),
    rangeCheck("midia_largura", table.largura, 1, 16_383),
    rangeCheck("midia_altura", table.altura, 1, 16_383),
    rangeCheck("midia_bytes", table.bytes, 1, 100_000_000),
    shapeCheck("midia_sha256", table.sha256, /^[0-9a-f]{64}$/),
    lengthCheck("midia_nome", table.nome, 0, LIMITS.nome),
    lengthCheck("midia_texto_alternativo", table.texto_alternativo, 0, LIMITS.texto_alternativo),
    shapeCheck("midia_cor", table.cor, /^[0-3]{3}$/),
    objectCheck(
      "midia_variantes",
      table.variantes,
      `${widthsAt("@.avif")} && ${widthsAt("@.webp")}`,
    ),
  ],
);
