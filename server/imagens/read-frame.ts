import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { IndiceSerie, Quadro } from "#domain/imagens/pacotes.ts";
import { openRange } from "#server/crypto/file-chunks.ts";
import { encryptedFile, type FileNeeds } from "#server/pdf/stored-pdf.ts";
import { packKey } from "./stored-imagem.ts";

export interface RenderedFiles {
  id: string;
  renderizacao: number;
  versao_chave: number;
  indice: IndiceSerie;
}

/** @returns WebP; undefined if the pack is not in the storage, as after a restore without images */
export async function readFrame(
  { storage, dataKeys }: FileNeeds,
  { id, renderizacao, versao_chave, indice }: RenderedFiles,
  [pacote, start, bytes]: Quadro,
): Promise<Buffer | undefined> {
  const name = packKey(id, renderizacao, pacote);
  if (!(await storage.exists(name))) return undefined;
  const { file } = encryptedFile(dataKeys, name, versao_chave);
  const size = indice.pacotes[pacote] ?? 0;
  const range = { size, start, end: start + bytes - 1 };
  const pieces = openRange(file, (from, to) => storage.range(name, from, to), range);
  return buffer(Readable.from(pieces));
}
