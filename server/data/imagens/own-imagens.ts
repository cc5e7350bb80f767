/** Reads a report's images for a patient's access; PostgreSQL's policies decide which images it opens. */
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
  /** The equipment's name for the series. */
  rotulo: string;
  modalidade: string;
  situacao: SituacaoSerie;
  renderizacao: number;
  versao_chave: number;
  indice: IndiceSerie | null;
  /** Without PDFs, like `falhas`. */
  imagens: number;
  /** Images that cannot be shown. */
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

/** Leaves out series of PDFs. @returns an empty list if the report has no images, or is not released */
export async function listOwnSeries(tx: Tx, laudoId: string): Promise<OwnSerie[]> {
  const rows = await tx
    .select(COLUMNS)
    .from(series)
    .innerJoin(estudos, eq(estudos.id, series.estudo_id))
    .where(and(eq(estudos.laudo_id, laudoId), gt(COLUMNS.imagens, 0)))
    .orderBy(asc(estudos.recebido_em), asc(series.numero), asc(series.id));
  return rows.map((row) => encryptedSerie.decrypt(tx, row));
}

/** @param serieId unchecked input @returns undefined if the access does not open that report's images */
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

/**
 * Must be called last in the transaction.
 * @param isOpening true if the series is opened, which the trail records each time; false if bytes of the series are
 *   sent, which the trail records once per access and 15 minutes
 * @returns false if nothing may be shown or sent
 */
export async function noteOwnSerie(tx: Tx, serieId: string, isOpening: boolean): Promise<boolean> {
  const [row] = await tx.execute<{ noted: boolean }>(
    sql`select registra_imagens(${serieId}::uuid, ${isOpening}) as noted`,
  );
  return row?.noted === true;
}

/**
 * Lists the original files for a download, in the order of series and numbers. Lost files are left out, and PDFs,
 * because staff release them as reports. Before a series is rendered, nobody knows which of its files are PDFs.
 */
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
