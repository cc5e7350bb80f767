/** Each PDF of a report, byte for byte as it was sent; one without a report waits to be matched. */
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { DESENHOS, LAUDO_LIMITS } from "#domain/laudos/laudos.ts";
import { bytes } from "./bytes.ts";
import { rangeCheck, shapeCheck, wordCheck } from "./constraints.ts";
import { laudos } from "./laudos.ts";

export interface PaginaDesenhada {
  largura: number;
  altura: number;
}

export const laudoVersoes = pgTable(
  "laudo_versoes",
  {
    id: uuid().primaryKey().defaultRandom(),
    laudo_id: uuid().references((): AnyPgColumn => laudos.id),
    /** From 1; the correction of a report is the next one. */
    numero: integer(),
    /** Names the stored files and their keys; a report that moved shares it with the new one. */
    arquivo: uuid().notNull(),
    /** Of the data key from which the files' keys are derived. */
    versao_chave: integer().notNull(),
    /** Of the PDF as it was sent. */
    bytes: integer().notNull(),
    sha256: text().notNull(),
    nome_arquivo: bytes().notNull(),
    assinado: boolean().notNull(),
    /** Whoever signed it, as the PDF says. */
    assinado_por: bytes(),
    /** Files that the PDF carries: a JSON list; null for none. */
    anexos: bytes(),
    desenho: text({ enum: DESENHOS }).notNull().default("pendente"),
    paginas: jsonb().$type<PaginaDesenhada[]>().notNull().default([]),
    /** The pages' words, for screen readers: a JSON list. */
    texto: bytes(),
    /** Why a report was corrected by this version. */
    motivo: bytes(),
    enviado_por: uuid(),
    criado_em: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("laudo_versoes_numero").on(table.laudo_id, table.numero),
    index("laudo_versoes_sem_laudo").on(table.criado_em).where(sql`${table.laudo_id} is null`),
    index("laudo_versoes_arquivo").on(table.arquivo),
    rangeCheck("laudo_versoes_bytes", table.bytes, 1, LAUDO_LIMITS.pdfBytes),
    shapeCheck("laudo_versoes_sha256", table.sha256, /^[0-9a-f]{64}$/),
    wordCheck("laudo_versoes_desenho", table.desenho, DESENHOS),
  ],
);
