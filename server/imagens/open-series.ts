/** What a page of images shows, recorded in the trail. */
import type { ImagensQuery } from "#domain/imagens/endereco.ts";
import type { OwnSerie } from "#server/data/imagens/own-imagens.ts";
import type { Tx } from "#server/db/open.ts";
import type { ImageAccess } from "./image-access.ts";

export interface OpenedSeries {
  series: Pick<OwnSerie, "id" | "numero" | "rotulo" | "modalidade" | "situacao" | "imagens">[];
  /** The series that is shown; one that is not rendered yet has no index. Absent where there are no images. */
  aberta: OwnSerie | undefined;
}

/**
 * Must be called last in the transaction. The series that is asked for, else the first that can be shown.
 * @returns undefined where there is no such series, or it may not be shown
 */
export async function openSeries(
  tx: Tx,
  access: ImageAccess,
  { serie, corte, janela, inverter }: ImagensQuery,
): Promise<OpenedSeries | undefined> {
  const listed = await access.listSeries(tx);
  const aberta = serie
    ? listed.find(({ id }) => id === serie)
    : (listed.find(({ indice }) => indice) ?? listed[0]);
  if (serie && !aberta) return undefined;
  // A link within the series is no further opening of it.
  const isOpening = corte === undefined && janela === null && !inverter;
  if (aberta?.indice && !(await access.noteSerie(tx, aberta.id, isOpening))) return undefined;
  const series = listed.map(({ id, numero, rotulo, modalidade, situacao, imagens }) => {
    return { id, numero, rotulo, modalidade, situacao, imagens };
  });
  return { series, aberta };
}
