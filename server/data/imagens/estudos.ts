import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Divergencia } from "#domain/imagens/correspondencia.ts";
import type { DadosEstudo, SituacaoSerie } from "#domain/imagens/imagens.ts";
import type { ProblemaImagem } from "#domain/imagens/problemas.ts";
import type { ListPosition } from "#domain/listas/list-position.ts";
import { READING_ACTS } from "#domain/registro/atos.ts";
import { documento } from "#domain/registro/documentos.ts";
import { hasId } from "#server/data/kit/has-id.ts";
import { type KeyPage, listByKey } from "#server/data/kit/list-by-key.ts";
import {
  listDocumentTrail,
  noteReading,
  type PatientTrailLine,
} from "#server/data/laudos/patient-trail.ts";
import type { Tx } from "#server/db/open.ts";
import { estudos, imagens, series } from "#server/db/schema/estudos.ts";
import { laudos } from "#server/db/schema/laudos.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";
import { encryptedEstudo, encryptedImagem, encryptedSerie } from "./encrypted-imagens.ts";

const COLUMNS = {
  id: estudos.id,
  laudo_id: estudos.laudo_id,
  dados: estudos.dados,
  divergencias: estudos.divergencias,
  origem: estudos.origem,
  recebido_em: estudos.recebido_em,
};

export type Estudo = ReturnType<typeof decryptEstudo> & { series: StaffSerie[] };

export interface StaffSerie {
  id: string;
  numero: number | null;
  rotulo: string;
  modalidade: string;
  situacao: SituacaoSerie;
  hasPicture: boolean;
  imagens: number;
  falhas: { nome: string; problema: ProblemaImagem }[];
}

function decryptEstudo(
  tx: Tx,
  row: { [key in keyof typeof COLUMNS]: (typeof estudos.$inferSelect)[key] },
) {
  return encryptedEstudo.decrypt(tx, row);
}

/** Adds no line to the trail. @param laudo a report whose reading the caller has recorded */
export async function listEstudosOf(tx: Tx, laudo: { id: string }): Promise<Estudo[]> {
  const rows = await tx
    .select(COLUMNS)
    .from(estudos)
    .where(eq(estudos.laudo_id, laudo.id))
    .orderBy(asc(estudos.recebido_em), asc(estudos.id));
  return withSeries(
    tx,
    rows.map((row) => decryptEstudo(tx, row)),
  );
}

const WAITING_PAGE = 20;

/** The reading is recorded in the trail without a patient, because none is known yet. */
export async function listWaitingEstudos(
  tx: Tx,
  position?: ListPosition,
): Promise<KeyPage<Estudo>> {
  const keys = [{ column: estudos.recebido_em }, { column: estudos.id }];
  const where = isNull(estudos.laudo_id);
  const list = { table: estudos, columns: COLUMNS, where, keys, size: WAITING_PAGE, position };
  const { rows, ...page } = await listByKey(tx, list);
  if (rows.length > 0)
    noteReading(tx, { acao: "listou_imagens", pacientes: [], dados: ["imagens"] });
  return {
    ...page,
    rows: await withSeries(
      tx,
      rows.map((row) => decryptEstudo(tx, row)),
    ),
  };
}

/** Adds no line to the trail. The caller shows nothing of it but where it differs from the chosen report. */
export async function getDadosEstudo(tx: Tx, estudoId: string): Promise<DadosEstudo | undefined> {
  const { id, dados } = estudos;
  const [row] = await tx.select({ id, dados }).from(estudos).where(hasId(id, estudoId));
  return row && encryptedEstudo.decrypt(tx, row).dados;
}

export type LinkResult = "linked" | "gone" | "annulled";

/** @param from the report to which the study belonged when the page was loaded; null for none */
export async function linkEstudo(
  tx: Tx,
  { id, from, laudoId }: { id: string; from: string | null; laudoId: string },
): Promise<LinkResult> {
  const [laudo] = await tx
    .select({ status: laudos.status })
    .from(laudos)
    .where(eq(laudos.id, laudoId))
    .for("update");
  if (laudo?.status === "anulado") return "annulled";
  const isSeen = from === null ? isNull(estudos.laudo_id) : hasId(estudos.laudo_id, from);
  const [row] = await tx
    .update(estudos)
    .set({ laudo_id: laudoId, divergencias: [] })
    .where(and(hasId(estudos.id, id), isSeen))
    .returning({ id: estudos.id });
  return row ? "linked" : "gone";
}

/** Unlinks the images of a report that was under the wrong patient. Staff then decide whose images they are. */
export async function releaseEstudos(tx: Tx, laudoId: string): Promise<void> {
  await tx
    .update(estudos)
    .set({ laudo_id: null, divergencias: ["laudo_movido"] })
    .where(eq(estudos.laudo_id, laudoId));
}

/** Deletes a study only if no report has it. @returns files to delete after the commit; undefined if it was kept */
export async function discardEstudo(tx: Tx, id: string): Promise<StoredFiles | undefined> {
  const files = await listFiles(tx, id);
  const [row] = await tx
    .delete(estudos)
    .where(and(hasId(estudos.id, id), isNull(estudos.laudo_id)))
    .returning({ id: estudos.id });
  return row && files;
}

export interface StoredFiles {
  arquivos: string[];
  series: { id: string; renderizacao: number; pacotes: number }[];
}

async function listFiles(tx: Tx, estudoId: string): Promise<StoredFiles> {
  const rows = await tx
    .select({ id: series.id, renderizacao: series.renderizacao, indice: series.indice })
    .from(series)
    .where(hasId(series.estudo_id, estudoId));
  const originals = await tx
    .select({ arquivo: imagens.arquivo })
    .from(imagens)
    .innerJoin(series, eq(series.id, imagens.serie_id))
    .where(hasId(series.estudo_id, estudoId));
  return {
    arquivos: originals.map(({ arquivo }) => arquivo),
    series: rows.map(({ indice, ...serie }) => ({
      ...serie,
      pacotes: indice?.pacotes.length ?? 0,
    })),
  };
}

/** Lists readings of the study's images by people outside the staff, even under a former report. */
export function listEstudoReaders(tx: Tx, id: string): Promise<PatientTrailLine[]> {
  return listDocumentTrail(tx, documento("estudo", id), READING_ACTS);
}

async function withSeries<Row extends { id: string }>(
  tx: Tx,
  rows: readonly Row[],
): Promise<(Row & { series: StaffSerie[] })[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await tx
    .select({
      id: series.id,
      estudo_id: series.estudo_id,
      numero: series.numero,
      rotulo: series.rotulo,
      modalidade: series.modalidade,
      situacao: series.situacao,
      hasPicture: sql<boolean>`${series.indice} is not null`,
      imagens: sql<number>`(select count(*)::int from imagens as i where i.serie_id = series.id)`,
    })
    .from(series)
    .where(inArray(series.estudo_id, ids))
    .orderBy(asc(series.numero), asc(series.id));
  const failed = await listFailed(
    tx,
    found.map(({ id }) => id),
  );
  const shown = found.map((row) => ({
    ...encryptedSerie.decrypt(tx, row),
    falhas: failed.get(row.id) ?? [],
  }));
  return rows.map((row) => ({
    ...row,
    series: shown.filter(({ estudo_id }) => estudo_id === row.id),
  }));
}

async function listFailed(tx: Tx, serieIds: readonly string[]) {
  const failed = new Map<string, StaffSerie["falhas"]>();
  if (serieIds.length === 0) return failed;
  const { id, serie_id, nome, numero, problema } = imagens;
  const rows = await tx
    .select({ id, serie_id, nome, numero, problema })
    .from(imagens)
    .where(and(inArray(serie_id, [...serieIds]), sql`${problema} is not null`))
    .orderBy(asc(numero), asc(id));
  for (const row of rows) {
    if (row.problema === null) continue;
    const list = failed.get(row.serie_id) ?? [];
    const read = encryptedImagem.decrypt(tx, row).nome;
    list.push({
      nome: read || (row.numero === null ? "sem nome" : `Imagem ${row.numero}`),
      problema: row.problema,
    });
    failed.set(row.serie_id, list);
  }
  return failed;
}

export async function listWaitingReasons(tx: Tx, uids: readonly string[]): Promise<Divergencia[]> {
  if (uids.length === 0) return [];
  const keys = dataKeysOf(tx);
  const rows = await tx
    .select({ divergencias: estudos.divergencias })
    .from(estudos)
    .where(
      and(
        inArray(
          estudos.chave_hash,
          uids.map((uid) => keys.uidHash("estudo", uid)),
        ),
        isNull(estudos.laudo_id),
      ),
    );
  return [...new Set(rows.flatMap(({ divergencias }) => divergencias))];
}

export async function getRenderedSerie(tx: Tx, id: string) {
  const { renderizacao, versao_chave, indice } = series;
  const [row] = await tx
    .select({ id: series.id, renderizacao, versao_chave, indice })
    .from(series)
    .where(hasId(series.id, id));
  return row?.indice ? { ...row, indice: row.indice } : undefined;
}

/** Must be called last in the transaction. @returns false if there is no such series */
export async function noteStaffSerie(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx.execute<{ noted: boolean }>(
    sql`select registra_imagens_equipe(${id}::uuid) as noted`,
  );
  return row?.noted === true;
}
