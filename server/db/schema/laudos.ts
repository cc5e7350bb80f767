import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { INTEGRIDADES } from "#domain/laudos/assinaturas.ts";
import { DESENHOS, LAUDO_LIMITS as LIMITS, STATUS_LAUDO } from "#domain/laudos/laudos.ts";
import { bytes } from "./bytes.ts";
import { lengthCheck, rangeCheck, shapeCheck, wordCheck } from "./constraints.ts";
import { pacientes } from "./pacientes.ts";
import { id, versao } from "./registro.ts";

export const laudos = pgTable(
  "laudos",
  {
    id: id(),
    paciente_id: uuid()
      .notNull()
      .references(() => pacientes.id),
    protocolo: bytes().notNull(),
    protocolo_hash: bytes().notNull(),
    /** The exam is health data, so it is encrypted like the patient's name. */
    exame: bytes().notNull(),
    /** A keyed hash by which the list is filtered. It reveals which reports are of the same exam, but not the exam. */
    exame_hash: bytes().notNull(),
    data_exame: date().notNull(),
    previsto_para: date(),
    medico_responsavel: text().notNull().default(""),
    crm: text().notNull().default(""),
    status: text({ enum: STATUS_LAUDO }).notNull().default("em_analise"),
    versao_atual: uuid().references((): AnyPgColumn => laudoVersoes.id),
    motivo_anulacao: bytes(),
    /** True: no guardian reads the report. Null until it is ticked or unticked; at 16 years it is ticked by itself. */
    reservado: boolean(),
    /** The report that replaced this one, which was registered under the wrong patient. */
    movido_para: uuid().references((): AnyPgColumn => laudos.id),
    /** PostgreSQL sets this timestamp and the next two. */
    liberado_em: timestamp({ withTimezone: true }),
    retificado_em: timestamp({ withTimezone: true }),
    anulado_em: timestamp({ withTimezone: true }),
    /** The name, at that time, of the person who annulled the report; set by PostgreSQL. */
    anulado_por: text(),
    /** When the patient first opened the report in its current version. */
    aberto_em: timestamp({ withTimezone: true }),
    criado_em: timestamp({ withTimezone: true }).notNull().defaultNow(),
    ...versao(),
  },
  (table) => [
    uniqueIndex("laudos_protocolo").on(table.protocolo_hash),
    index("laudos_paciente").on(table.paciente_id, table.data_exame.desc().nullsFirst()),
    index("laudos_criado").on(table.criado_em.desc().nullsFirst(), table.id),
    index("laudos_status").on(table.status, table.criado_em.desc().nullsFirst(), table.id),
    index("laudos_exame").on(table.exame_hash, table.criado_em.desc().nullsFirst(), table.id),
    index("laudos_medico").on(
      table.medico_responsavel,
      table.criado_em.desc().nullsFirst(),
      table.id,
    ),
    index("laudos_data_exame").on(table.data_exame),
    index("laudos_nao_abertos")
      .on(sql`coalesce(${table.retificado_em}, ${table.liberado_em})`)
      .where(sql`${table.aberto_em} is null and ${table.status} in ('liberado', 'retificado')`),
    index("laudos_sem_pdf")
      .on(table.criado_em.desc().nullsFirst(), table.id)
      .where(sql`${table.status} = 'em_analise' and ${table.versao_atual} is null`),
    index("laudos_prometidos")
      .on(table.previsto_para)
      .where(sql`${table.status} = 'em_analise' and ${table.previsto_para} is not null`),
    wordCheck("laudos_status_palavra", table.status, STATUS_LAUDO),
    lengthCheck(
      "laudos_medico_responsavel",
      table.medico_responsavel,
      0,
      LIMITS.medico_responsavel,
    ),
    lengthCheck("laudos_crm", table.crm, 0, LIMITS.crm),
  ],
);

export interface PaginaDesenhada {
  largura: number;
  altura: number;
}

/** The versions of reports' PDFs. A version without a report waits to be matched to one. */
export const laudoVersoes = pgTable(
  "laudo_versoes",
  {
    id: uuid().primaryKey().defaultRandom(),
    laudo_id: uuid().references((): AnyPgColumn => laudos.id),
    numero: integer(),
    /** Identifies the stored files and their keys; after a move to another patient both reports share them. */
    arquivo: uuid().notNull(),
    /** The version of the data key from which the files' keys are derived. */
    versao_chave: integer().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    nome_arquivo: bytes().notNull(),
    assinado: boolean().notNull(),
    assinado_por: bytes(),
    /** Files embedded in the PDF: a JSON list; null for none. */
    anexos: bytes(),
    /** The result of checking the digital signatures at the upload; a trigger reads it before a release. */
    integridade: text({ enum: INTEGRIDADES }).notNull().default("sem_assinatura"),
    /** Who signed, and the result of checking each signature: a JSON list; null for none. */
    assinaturas: bytes(),
    /** Which `REGRA_ASSINATURA` gave that result; a start checks older ones again. */
    regra_assinatura: integer().notNull().default(0),
    /** When a later check gave another result than the upload's. */
    assinatura_mudou_em: timestamp({ withTimezone: true }),
    /** True once a person confirmed the warning that the file was changed after its signature. */
    alteracao_lida: boolean().notNull().default(false),
    /** A keyed hash of the code by which anyone can verify the document. */
    codigo_hash: bytes().notNull(),
    /** When the patient could first read this version, and when a correction replaced it; set by PostgreSQL. */
    emitida_em: timestamp({ withTimezone: true }),
    substituida_em: timestamp({ withTimezone: true }),
    desenho: text({ enum: DESENHOS }).notNull().default("pendente"),
    paginas: jsonb().$type<PaginaDesenhada[]>().notNull().default([]),
    /** The pages' words, for screen readers: a JSON list. */
    texto: bytes(),
    motivo: bytes(),
    enviado_por: uuid(),
    criado_em: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("laudo_versoes_numero").on(table.laudo_id, table.numero),
    index("laudo_versoes_sem_laudo").on(table.criado_em).where(sql`${table.laudo_id} is null`),
    index("laudo_versoes_arquivo").on(table.arquivo),
    index("laudo_versoes_assinadas").on(table.regra_assinatura).where(sql`${table.assinado}`),
    index("laudo_versoes_assinatura_mudou")
      .on(table.assinatura_mudou_em)
      .where(sql`${table.assinatura_mudou_em} is not null`),
    uniqueIndex("laudo_versoes_codigo").on(table.codigo_hash),
    index("laudo_versoes_emitida").on(table.sha256).where(sql`${table.emitida_em} is not null`),
    rangeCheck("laudo_versoes_bytes", table.bytes, 1, LIMITS.pdfBytes),
    shapeCheck("laudo_versoes_sha256", table.sha256, /^[0-9a-f]{64}$/),
    wordCheck("laudo_versoes_desenho", table.desenho, DESENHOS),
    wordCheck("laudo_versoes_integridade", table.integridade, INTEGRIDADES),
  ],
);
