import type { RouterContextProvider } from "react-router";
import {
  listSharedOriginals,
  listSharedSeries,
  noteSharedOriginals,
  noteSharedSerie,
} from "#server/data/compartilhamentos/shared-imagens.ts";
import type { ImageAccess } from "#server/imagens/image-access.ts";
import { withOpened } from "./shared-access.ts";

interface RouteArgs {
  context: Readonly<RouterContextProvider>;
  request: Request;
  params: { id?: string };
}

export function sharedImages(args: RouteArgs): ImageAccess {
  return {
    transaction: (work) => withOpened(args, (tx) => work(tx)),
    listSeries: listSharedSeries,
    findSerie: async (tx, id) => (await listSharedSeries(tx)).find((serie) => serie.id === id),
    listOriginals: listSharedOriginals,
    noteSerie: noteSharedSerie,
    noteOriginals: noteSharedOriginals,
    name: "imagens",
  };
}
