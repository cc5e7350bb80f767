import type { ImagensQuery } from "#domain/imagens/endereco.ts";
import type { OwnSerie } from "#server/data/imagens/own-imagens.ts";
import type { Tx } from "#server/db/open.ts";
import type { ImageAccess } from "./image-access.ts";

export interface OpenedSeries {
  series: Pick<OwnSerie, "id" | "numero" | "rotulo" | "modalidade" | "situacao" | "imagens">[];
  aberta: OwnSerie | undefined;
}

/** Must be called last in the transaction. @returns undefined if the series does not exist or may not be shown */
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
  // A URL with a slice, a window or an inversion belongs to a series that is already open.
  const isOpening = corte === undefined && janela === null && !inverter;
  if (aberta?.indice && !(await access.noteSerie(tx, aberta.id, isOpening))) return undefined;
  const series = listed.map(({ id, numero, rotulo, modalidade, situacao, imagens }) => {
    return { id, numero, rotulo, modalidade, situacao, imagens };
  });
  return { series, aberta };
}
