/** The chained trail of what touched patients' data: noted, read, exported and verified. */
import { and, asc, desc, gte, inArray, lt, notInArray, type SQL, sql } from "drizzle-orm";
import { READING_ACTS } from "#domain/acessos-do-laudo.ts";
import type { Tx } from "#server/db/open.ts";
import { trilhaPacientes as table } from "#server/db/schema/trilha-pacientes.ts";

/** What staff read, in the past tense, as a line of the trail reads. PostgreSQL takes no other words of them. */
export const STAFF_READINGS = [
  "abriu paciente",
  "procurou paciente",
  "procurou pacientes",
  "listou pacientes",
  "viu telefones",
  "viu o laudo",
  "procurou laudos",
  "listou laudos",
  "viu os acessos",
  "exportou acessos",
] as const;

/** What jobs read. */
export const SYSTEM_READINGS = ["enviou código de acesso", "avisou por e-mail"] as const;

export interface Reading {
  /** A new word is added to `registra_leitura` too, by a migration. */
  acao: (typeof STAFF_READINGS)[number] | (typeof SYSTEM_READINGS)[number];
  pacientes: readonly string[];
  laudos?: readonly string[];
  /** Which data: `cadastro`, `laudo`, `lista`, `acessos`. */
  dados: readonly string[];
}

/** A line for what staff, or a job, read of patients; at the end of a transaction, since lines take turns. */
export async function noteReading(
  tx: Tx,
  { acao, pacientes, laudos = [], dados }: Reading,
): Promise<void> {
  await tx.execute(
    sql`select registra_leitura(${acao}, ${list(pacientes)}::uuid[], ${list(laudos)}::uuid[], ${list(dados)}::text[])`,
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
  laudos: sql<string[]>`to_json(${table.laudos})`,
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
  laudos: string[];
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
        sql`${table.laudos} @> ${list([laudoId])}::uuid[]`,
        only === "readings" ? inArray(table.acao, [...READING_ACTS]) : undefined,
        only === "outside" ? notInArray(table.quem, ["equipe", "sistema"]) : undefined,
      ),
    )
    .orderBy(desc(table.numero))
    .limit(MOST + 1);
  await noteReading(tx, {
    acao: "viu os acessos",
    pacientes: [pacienteId],
    laudos: [laudoId],
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

export interface TrailCheck {
  linhas: number;
  /** The first line that is not as it was written; null where all are. */
  quebra: number | null;
  /** `falta`: it is not there. `corrente`: it does not follow the one before. `alterada`: it was changed. */
  motivo: "falta" | "corrente" | "alterada" | null;
}

/** As `sistema`. */
export async function checkPatientTrail(tx: Tx): Promise<TrailCheck> {
  const [row] = await tx.execute<{
    linhas: string;
    quebra: string | null;
    motivo: TrailCheck["motivo"];
  }>(sql`select linhas, quebra, motivo from confere_trilha_pacientes()`);
  return {
    linhas: Number(row?.linhas ?? 0),
    quebra: row?.quebra == null ? null : Number(row.quebra),
    motivo: row?.motivo ?? null,
  };
}
