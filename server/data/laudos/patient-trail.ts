import { and, asc, desc, gte, inArray, lt, notInArray, type SQL, sql } from "drizzle-orm";
import { type AtoDe, READING_ACTS, ROUTINE_ACTS } from "#domain/registro/atos.ts";
import type { Dado } from "#domain/registro/dados.ts";
import { type Documento, documento } from "#domain/registro/documentos.ts";
import type { QuemToca } from "#domain/registro/trilha-pacientes.ts";
import { sendWithCommit } from "#server/db/commit-statements.ts";
import type { Tx } from "#server/db/open.ts";
import { trilhaPacientes as table } from "#server/db/schema/trilha-pacientes.ts";

export interface Reading {
  acao: AtoDe<"pacientes" | "mensagens" | "sistema">;
  pacientes: readonly string[];
  documentos?: readonly Documento[];
  dados: readonly Dado[];
}

/** The most patients or documents that `registra_leitura` accepts in one line. */
const MOST_NAMED = 1_000;

/** Sends the statement together with COMMIT, because it locks the trail until the transaction ends. */
export function noteReading(tx: Tx, { acao, pacientes, documentos = [], dados }: Reading): void {
  const named = Math.max(pacientes.length, documentos.length, 1);
  for (let from = 0; from < named; from += MOST_NAMED) {
    const part = (ids: readonly string[]) => list(ids.slice(from, from + MOST_NAMED));
    sendWithCommit(tx, {
      text: "select registra_leitura($1, $2::uuid[], $3::text[], $4::text[])",
      parameters: [acao, part(pacientes), part(documentos), list(dados)],
    });
  }
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
  quem: QuemToca;
  responsavel: boolean;
  usuario_nome: string | null;
  acao: string;
  pacientes: string[];
  /** The kind and id of each document, such as `laudo:7f1c…`. A newer release may have written other kinds. */
  documentos: string[];
  dados: string[];
  de_onde: string | null;
  pedido: string | null;
}

const MOST = 500;

const isRoutine = inArray(table.acao, [...ROUTINE_ACTS]);

export interface LaudoTrailFilters {
  laudoId: string;
  pacienteId: string;
  only?: "readings" | "outside" | undefined;
}

/** Also records this reading. If there are too many lines, leaves out routine ones first, such as readings of lists. */
export async function listLaudoTrail(
  tx: Tx,
  { laudoId, pacienteId, only }: LaudoTrailFilters,
): Promise<{ lines: PatientTrailLine[]; isCut: boolean }> {
  const rows = await tx
    .select(COLUMNS)
    .from(table)
    .where(
      and(
        isOfLaudo(laudoId),
        only === "readings" ? inArray(table.acao, [...READING_ACTS]) : undefined,
        only === "outside" ? notInArray(table.quem, ["equipe", "sistema"]) : undefined,
      ),
    )
    .orderBy(asc(isRoutine), desc(table.numero))
    .limit(MOST + 1);
  noteReading(tx, {
    acao: "viu_acessos",
    pacientes: [pacienteId],
    documentos: [documento("laudo", laudoId)],
    dados: ["acessos"],
  });
  const lines = rows.slice(0, MOST).toSorted((one, other) => other.numero - one.numero);
  return { lines, isCut: rows.length > MOST };
}

export function listDocumentTrail(
  tx: Tx,
  doc: Documento,
  acts: readonly string[],
): Promise<PatientTrailLine[]> {
  return tx
    .select(COLUMNS)
    .from(table)
    .where(
      and(isOf(doc), inArray(table.acao, [...acts]), notInArray(table.quem, ["equipe", "sistema"])),
    )
    .orderBy(desc(table.numero))
    .limit(MOST);
}

function isOfLaudo(id: string): SQL {
  return isOf(documento("laudo", id));
}

function isOf(doc: Documento): SQL {
  return sql`${table.numero} in (select linhas_do_documento(${doc}))`;
}

const BATCH = 1000;

export interface TrailScope {
  from?: Date;
  /** The end, exclusive. */
  to: Date;
  laudoId?: string;
}

export async function listPatientTrail(
  tx: Tx,
  { from, to, laudoId, after = 0 }: TrailScope & { after?: number },
): Promise<PatientTrailLine[]> {
  const conditions: SQL[] = [lt(table.quando, to), sql`${table.numero} > ${after}`];
  if (from) conditions.push(gte(table.quando, from));
  if (laudoId) conditions.push(isOfLaudo(laudoId));
  return tx
    .select(COLUMNS)
    .from(table)
    .where(and(...conditions))
    .orderBy(asc(table.numero))
    .limit(BATCH);
}
