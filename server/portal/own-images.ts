import type { RouterContextProvider } from "react-router";
import { findOwnLaudoId } from "#server/data/compartilhamentos/own-compartilhamentos.ts";
import {
  getOwnSerie,
  listOwnOriginals,
  listOwnSeries,
  noteOwnOriginals,
  noteOwnSerie,
} from "#server/data/imagens/own-imagens.ts";
import type { Tx } from "#server/db/open.ts";
import type { ImageAccess } from "#server/imagens/image-access.ts";
import { withAccess } from "./as-patient.ts";

interface RouteArgs {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

export function patientImages(args: RouteArgs, protocolo: string): ImageAccess {
  const inLaudo = async <T>(tx: Tx, none: T, work: (laudoId: string) => Promise<T>) => {
    const laudoId = await findOwnLaudoId(tx, protocolo);
    return laudoId === undefined ? none : work(laudoId);
  };
  return {
    transaction: (work) => withAccess(args, work),
    listSeries: (tx) => inLaudo(tx, [], (laudoId) => listOwnSeries(tx, laudoId)),
    findSerie: (tx, id) => inLaudo(tx, undefined, (laudoId) => getOwnSerie(tx, laudoId, id)),
    listOriginals: (tx) => inLaudo(tx, [], async (laudoId) => listOwnOriginals(tx, laudoId)),
    noteSerie: noteOwnSerie,
    noteOriginals: (tx) => inLaudo(tx, false, (laudoId) => noteOwnOriginals(tx, laudoId)),
    name: `imagens-${protocolo}`,
  };
}
