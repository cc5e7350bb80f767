/** PostgreSQL's policies decide which images a patient's access opens. */
import { and, asc, eq, gt, notInArray, type SQL, sql } from "drizzle-orm";
import type { SituacaoSerie } from "#domain/imagens/imagens.ts";
import type { IndiceSerie } from "#domain/imagens/pacotes.ts";
import {
  DOCUMENTOS_IMAGEM,
  FORA_DO_DOWNLOAD,
  NAO_FALTAM,
  type ProblemaImagem,
} from "#domain/imagens/problemas.ts";
import { hasId } from "#server/data/kit/has-id.ts";
import type { Tx } from "#server/db/open.ts";
import { estudos, imagens, series } from "#server/db/schema/estudos.ts";
import { encryptedSerie } from "./encrypted-imagens.ts";

export interface OwnSerie {
  id: string;
  numero: number | null;
  rotulo: string;
  modalidade: string;
  situacao: SituacaoSerie;
  renderizacao: number;
  versao_chave: number;
  indice: IndiceSerie | null;
  /** Neither this number nor `falhas` includes PDFs. */
  imagens: number;
  falhas: number;
}

const isWithout = (problemas: readonly ProblemaImagem[]) =>
  sql`(${imagens.problema} is null or ${notInArray(imagens.problema, [...problemas])})`;

export const isNoDocumento = isWithout(DOCUMENTOS_IMAGEM);

const countWhere = (condition: SQL) =>
  sql<number>`(select count(*)::int from ${imagens} where ${imagens.serie_id} = ${series.id} and ${condition})`;

const COLUMNS = {
  id: series.id,
  numero: series.numero,
  rotulo: series.rotulo,
  modalidade: series.modalidade,
  situacao: series.situacao,
  renderizacao: series.renderizacao,
  versao_chave: series.versao_chave,
  indice: series.indice,
  imagens: countWhere(isNoDocumento),
  falhas: countWhere(notInArray(imagens.problema, [...NAO_FALTAM])),
};

export async function listOwnSeries(tx: Tx, laudoId: string): Promise<OwnSerie[]> {
  const rows = await tx
    .select(COLUMNS)
    .from(series)
    .innerJoin(estudos, eq(estudos.id, series.estudo_id))
    .where(and(eq(estudos.laudo_id, laudoId), gt(COLUMNS.imagens, 0)))
    .orderBy(asc(estudos.recebido_em), asc(series.numero), asc(series.id));
  return rows.map((row) => encryptedSerie.decrypt(tx, row));
}

export async function getOwnSerie(
  tx: Tx,
  laudoId: string,
  serieId: string,
): Promise<OwnSerie | undefined> {
  const [row] = await tx
    .select(COLUMNS)
    .from(series)
    .innerJoin(estudos, eq(estudos.id, series.estudo_id))
    .where(and(eq(estudos.laudo_id, laudoId), hasId(series.id, serieId)));
  return row && encryptedSerie.decrypt(tx, row);
}

/** Must be called last in the transaction. @param isOpening true: always recorded; false: at most once in 15 minutes */
export async function noteOwnSerie(tx: Tx, serieId: string, isOpening: boolean): Promise<boolean> {
  const [row] = await tx.execute<{ noted: boolean }>(
    sql`select registra_imagens(${serieId}::uuid, ${isOpening}) as noted`,
  );
  return row?.noted === true;
}

/** Leaves out PDFs, which staff release as reports. PDFs are found by rendering, so unrendered series are left out. */
export function listOwnOriginals(tx: Tx, laudoId: string) {
  const { id, arquivo, versao_chave, bytes, numero } = imagens;
  return tx
    .select({
      id,
      arquivo,
      versao_chave,
      bytes,
      numero,
      serie: sql<number>`dense_rank() over (order by ${estudos.recebido_em}, ${series.numero}, ${series.id})::int`,
    })
    .from(imagens)
    .innerJoin(series, eq(series.id, imagens.serie_id))
    .innerJoin(estudos, eq(estudos.id, series.estudo_id))
    .where(
      and(eq(estudos.laudo_id, laudoId), gt(series.renderizacao, 0), isWithout(FORA_DO_DOWNLOAD)),
    )
    .orderBy(asc(estudos.recebido_em), asc(series.numero), asc(series.id), asc(numero), asc(id));
}

/** Must be called last in the transaction. @returns false if nothing may be sent */
export async function noteOwnOriginals(tx: Tx, laudoId: string): Promise<boolean> {
  const [row] = await tx.execute<{ noted: boolean }>(
    sql`select registra_originais(${laudoId}::uuid) as noted`,
  );
  return row?.noted === true;
}
