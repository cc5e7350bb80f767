import { asc, desc, eq, sql } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";
import { quebrasTrilha, selosTrilha as table } from "#server/db/schema/selos-trilha.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";

const SEGMENT_LINES = 10_000;

/** A missing line, a wrong link, a changed line, a line unlike its seal, and a missing or false seal. */
export type Motivo = "falta" | "corrente" | "alterada" | "refeita" | "selo";

export interface Quebra {
  numero: number;
  motivo: Motivo;
}

export interface Line {
  numero: number;
  elo: Buffer;
}

/** A check's result: the segment's first and last line, the last line's hash, and the time of the check. */
export interface Seal {
  segmento: number;
  de: number;
  ate: number;
  elo: Buffer;
  conferido_em: Date;
}

export const NOTHING_BEFORE = Buffer.alloc(0);

export function segmentOf(segmento: number): { de: number; ate: number } {
  return { de: segmento * SEGMENT_LINES + 1, ate: (segmento + 1) * SEGMENT_LINES };
}

export interface SegmentCheck {
  linhas: number;
  last: Line | null;
  quebra: Quebra | null;
}

/** @param antes the hash of the line before `de` */
export async function checkSegment(
  tx: Tx,
  { de, ate }: { de: number; ate: number },
  antes: Uint8Array,
): Promise<SegmentCheck> {
  const [row] = await tx.execute<{
    linhas: number;
    ultimo: string | null;
    elo: Buffer | null;
    quebra: string | null;
    motivo: Motivo | null;
  }>(
    sql`select linhas, ultimo, elo, quebra, motivo from confere_trecho(${de}, ${ate}, ${antes}::bytea)`,
  );
  return {
    linhas: row?.linhas ?? 0,
    last: row?.ultimo && row.elo ? { numero: Number(row.ultimo), elo: row.elo } : null,
    quebra: row?.quebra && row.motivo ? { numero: Number(row.quebra), motivo: row.motivo } : null,
  };
}

/** @param numero the line's number; by default the last line's number */
export async function getTrailLine(tx: Tx, numero?: number): Promise<Line | undefined> {
  const [row] = await tx.execute<{ numero: string; elo: Buffer }>(
    sql`select numero, elo from linha_da_trilha(${numero ?? null}::bigint) where numero is not null`,
  );
  return row && { numero: Number(row.numero), elo: row.elo };
}

type SealRow = typeof table.$inferSelect;

export async function getSeal(tx: Tx, segmento: number): Promise<SealRow | undefined> {
  const [row] = await tx.select().from(table).where(eq(table.segmento, segmento));
  return row;
}

export async function getLastSeal(tx: Tx): Promise<SealRow | undefined> {
  const [row] = await tx.select().from(table).orderBy(desc(table.segmento)).limit(1);
  return row;
}

export async function listRandomTenth(tx: Tx): Promise<number[]> {
  const isFull = sql`${table.ate} = ${table.de} + ${SEGMENT_LINES - 1}`;
  const full = await tx.$count(table, isFull);
  const rows = await tx
    .select({ segmento: table.segmento })
    .from(table)
    .where(isFull)
    .orderBy(sql`random()`)
    .limit(Math.ceil(full / 10));
  return rows.map(({ segmento }) => segmento).sort((a, b) => a - b);
}

export function sealBreak(tx: Tx, row: SealRow): Quebra | null {
  return dataKeysOf(tx).isSignedSeal(signedText(row), row.assinatura)
    ? null
    : { numero: row.ate, motivo: "selo" };
}

/** Adds the segment's seal, or replaces it while the segment is not full. */
export async function writeSeal(tx: Tx, seal: Seal): Promise<void> {
  const { segmento, de, ...rest } = seal;
  const signed = { ...rest, assinatura: dataKeysOf(tx).signSeal(signedText(seal)) };
  await tx
    .insert(table)
    .values({ segmento, de, ...signed })
    .onConflictDoUpdate({ target: table.segmento, set: signed });
}

function signedText({ segmento, de, ate, elo, conferido_em }: Seal | SealRow): string {
  const hash = Buffer.from(elo).toString("hex");
  return JSON.stringify([segmento, de, ate, hash, conferido_em.toISOString()]);
}

export async function recordBreak(tx: Tx, quebra: Quebra): Promise<void> {
  await tx.insert(quebrasTrilha).values(quebra).onConflictDoNothing();
}

export async function getFirstBreak(
  tx: Tx,
): Promise<{ numero: number; motivo: string; vista_em: Date } | undefined> {
  const [row] = await tx.select().from(quebrasTrilha).orderBy(asc(quebrasTrilha.vista_em)).limit(1);
  return row;
}
