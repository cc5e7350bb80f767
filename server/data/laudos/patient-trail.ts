/** The chained trail of what touched patients' data: noted, read, exported and verified. */
import { and, asc, desc, gte, inArray, lt, notInArray, type SQL, sql } from "drizzle-orm";
import { type AtoDe, READING_ACTS } from "#domain/registro/atos.ts";
import type { Dado } from "#domain/registro/dados.ts";
import { type Documento, documento } from "#domain/registro/documentos.ts";
import type { Tx } from "#server/db/open.ts";
import { trilhaPacientes as table } from "#server/db/schema/trilha-pacientes.ts";

export interface Reading {
  acao: AtoDe<"pacientes" | "mensagens" | "sistema">;
  pacientes: readonly string[];
  documentos?: readonly Documento[];
  dados: readonly Dado[];
}

/**
 * A line for what staff, or a job, read of patients; at the end of a transaction, since lines take turns.
 * PostgreSQL takes no other acts of them than those that `ATOS` declares theirs.
 */
export async function noteReading(
  tx: Tx,
  { acao, pacientes, documentos = [], dados }: Reading,
): Promise<void> {
  await tx.execute(
    sql`select registra_leitura(${acao}, ${list(pacientes)}::uuid[], ${list(documentos)}::text[], ${list(dados)}::text[])`,
  );
}

function list(items: readonly string[]): string {
  return `{${items.map((item) => `"${item.replace(/["\\]/g, "")}"`).join(",")}}`;
}

const COLUMNS = {
  numero: table.numero,
  quando: table.quando,
  quem: table.quem,
  responsavel: table.responsavel,
  usuario_nome: table.usuario_nome,
  acao: table.acao,
  pacientes: sql<string[]>`to_json(${table.pacientes})`,
  documentos: sql<string[]>`to_json(${table.documentos})`,
  dados: sql<string[]>`to_json(${table.dados})`,
  de_onde: table.de_onde,
  pedido: table.pedido,
};

export interface PatientTrailLine {
  numero: number;
  quando: Date;
  quem: "protocolo" | "codigo" | "equipe" | "sistema";
  responsavel: boolean;
  usuario_nome: string | null;
  acao: string;
  pacientes: string[];
  /** `laudo:` and its id; of a kind that this version does not know, too. */
  documentos: string[];
  dados: string[];
  de_onde: string | null;
  pedido: string | null;
}

const MOST = 500;

export interface LaudoTrailFilters {
  laudoId: string;
  pacienteId: string;
  /** `readings`: by whom it was read; `outside`: what nobody of the staff did. */
  only?: "readings" | "outside" | undefined;
}

/**
 * Newest first: who touched one report. Reading it is noted itself.
 * @returns the newest 500; `isCut` where there are more
 */
export async function listLaudoTrail(
  tx: Tx,
  { laudoId, pacienteId, only }: LaudoTrailFilters,
): Promise<{ lines: PatientTrailLine[]; isCut: boolean }> {
  const rows = await tx
    .select(COLUMNS)
    .from(table)
    .where(
      and(
        sql`${table.numero} in (select linhas_do_documento(${documento("laudo", laudoId)}))`,
        only === "readings" ? inArray(table.acao, [...READING_ACTS]) : undefined,
        only === "outside" ? notInArray(table.quem, ["equipe", "sistema"]) : undefined,
      ),
    )
    .orderBy(desc(table.numero))
    .limit(MOST + 1);
  await noteReading(tx, {
    acao: "viu_acessos",
    pacientes: [pacienteId],
    documentos: [documento("laudo", laudoId)],
    dados: ["acessos"],
  });
  return { lines: rows.slice(0, MOST), isCut: rows.length > MOST };
}

const BATCH = 1000;

/**
 * `Exportar acessos`: the lines of a period, oldest first, a batch after another, so that a year needs no
 * more memory than a day.
 * @param after the last line's number that is there already
 */
export async function listPatientTrail(
  tx: Tx,
  { from, to, after = 0 }: { from: Date; to: Date; after?: number },
): Promise<PatientTrailLine[]> {
  const conditions: SQL[] = [
    gte(table.quando, from),
    lt(table.quando, to),
    sql`${table.numero} > ${after}`,
  ];
  return tx
    .select(COLUMNS)
    .from(table)
    .where(and(...conditions))
    .orderBy(asc(table.numero))
    .limit(BATCH);
}
