/** Sends images only after the trail's record of the delivery has been committed. */
import { Readable } from "node:stream";
import type { ImagensQuery } from "#domain/imagens/endereco.ts";
import type { Quadro } from "#domain/imagens/pacotes.ts";
import { openRange } from "#server/crypto/file-chunks.ts";
import type { OwnSerie } from "#server/data/imagens/own-imagens.ts";
import { encryptedFile, type FileNeeds } from "#server/pdf/stored-pdf.ts";
import type { ImageAccess } from "./image-access.ts";
import { readFrame } from "./read-frame.ts";
import { windowFrame } from "./render/window-frame.ts";
import { packKey } from "./stored-imagem.ts";
import { inWindowTurn, type Requested } from "./window-turns.ts";

interface ShownFrame extends Pick<ImagensQuery, "janela" | "inverter"> {
  serie: string;
  /** Counts from 1. */
  quadro: number;
}

export async function deliverPack(
  request: Request,
  needs: FileNeeds,
  access: ImageAccess,
  named: { serie: string; renderizacao: number; pacote: number },
): Promise<Response | undefined> {
  const { pacote } = named;
  const serie = await findNoted(request, access, named.serie, (found) => {
    return found.renderizacao === named.renderizacao && sizeOf(found, pacote) !== undefined;
  });
  const size = serie && sizeOf(serie, pacote);
  if (!serie || size === undefined) return undefined;
  const key = packKey(serie.id, serie.renderizacao, pacote);
  // After a restore without images the pack is missing. A 404 keeps the viewer from trying again.
  if (!(await needs.storage.exists(key))) return undefined;
  const headers = {
    "Content-Type": "application/octet-stream",
    "Content-Length": String(size),
  };
  if (request.method === "HEAD") return new Response(null, { headers });
  const { file } = encryptedFile(needs.dataKeys, key, serie.versao_chave);
  const read = (from: number, to: number) => needs.storage.range(key, from, to);
  const bytes = Readable.from(openRange(file, read, { size, start: 0, end: size - 1 }));
  return new Response(Readable.toWeb(bytes) as ReadableStream, { headers });
}

/** Sends one frame as a picture, for pages without script. @returns a 503 if too many frames wait to be windowed */
export function deliverFrame(
  request: Request,
  context: Requested & { services: FileNeeds },
  access: ImageAccess,
  shown: ShownFrame,
): Promise<Response | undefined> {
  const send = () => sendFrame(request, context.services, access, shown);
  const isWindowed = shown.janela !== null || shown.inverter;
  return isWindowed ? inWindowTurn(context, request, send) : send();
}

async function sendFrame(
  request: Request,
  needs: FileNeeds,
  access: ImageAccess,
  { quadro, ...shown }: ShownFrame,
): Promise<Response | undefined> {
  const frameOf = ({ indice }: OwnSerie): Quadro | undefined => indice?.quadros[quadro - 1];
  const serie = await findNoted(request, access, shown.serie, (found) => !!frameOf(found));
  const frame = serie && frameOf(serie);
  if (!serie?.indice || !frame) return undefined;
  const headers = { "Content-Type": "image/webp" };
  if (request.method === "HEAD") return new Response(null, { headers });
  const picture = await readFrame(needs, { ...serie, indice: serie.indice }, frame);
  if (!picture) return undefined;
  const { curva, colorida } = serie.indice;
  const inverter = shown.inverter && !colorida;
  const image = await windowFrame(picture, { curva, janela: shown.janela, inverter });
  return new Response(new Uint8Array(image), { headers });
}

async function findNoted(
  { method }: Request,
  access: ImageAccess,
  id: string,
  isThere: (serie: OwnSerie) => boolean,
): Promise<OwnSerie | undefined> {
  return access.transaction(async (tx) => {
    const serie = await access.findSerie(tx, id);
    if (!serie || !isThere(serie)) return undefined;
    const mayLeave = method === "HEAD" || (await access.noteSerie(tx, serie.id, false));
    return mayLeave ? serie : undefined;
  });
}

function sizeOf({ indice }: OwnSerie, pacote: number): number | undefined {
  return indice?.pacotes[pacote];
}
