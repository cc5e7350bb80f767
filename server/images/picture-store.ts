import { createHash } from "node:crypto";
import { imagemUrl, SMALLEST_WIDTH, varianteKey } from "#domain/midia/imagem.ts";
import { type Bucket, isIdentidade, type Midia, type Recorte } from "#domain/midia/midia.ts";
import { createMidia, getMidia, keepMidia, lockMidia } from "#server/data/midia.ts";
import type { Tx } from "#server/db/open.ts";
import type { Queue } from "#server/jobs/queue.ts";
import type { Storage } from "#server/storage/storage.ts";
import type { EncodedPicture } from "./encode-picture.ts";

/** Increase this number when the encoding changes. It changes the files' names, which browsers cache for ever. */
const DRAWING = 1;
const HASH_LENGTH = 24;

type Run = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

export interface PictureStore {
  storage: Storage;
  queue: Pick<Queue, "send">;
  run: Run;
}

export interface SentPicture {
  bucket: Bucket;
  nome: string;
  bytes: Uint8Array;
  recorte: Recorte | undefined;
  guardada: boolean;
  encoded: EncodedPicture;
}

function contentHash(bytes: Uint8Array, recorte?: Recorte): string {
  return createHash("sha256")
    .update(JSON.stringify([DRAWING, recorte ?? null]))
    .update(bytes)
    .digest("hex")
    .slice(0, HASH_LENGTH);
}

/** Writes the files, then the row, under a lock that the removal of unused files also takes. */
export async function storePicture(
  { storage, queue, run }: PictureStore,
  { bucket, nome, bytes, recorte, guardada, encoded }: SentPicture,
): Promise<Midia> {
  const { width, height, full, small, cor, fundo, beside = {} } = encoded;
  const name = [contentHash(bytes, recorte), ...(fundo ? [fundo] : [])].join("-");
  const chave = `${bucket}/${name}-${width}x${height}`;
  const files = new Map<string, Uint8Array>([[imagemUrl(chave).slice("/arquivos/".length), full]]);
  if (small) files.set(varianteKey(chave, SMALLEST_WIDTH, "webp"), small);
  for (const [ending, content] of Object.entries(beside)) files.set(chave + ending, content);
  try {
    return await run(async (tx) => {
      await lockMidia(tx, chave);
      const known = await getMidia(tx, chave);
      if (known) {
        await keepMidia(tx, chave, guardada);
        return known;
      }
      for (const [key, content] of files) await storage.put(key, content);
      const row = await createMidia(tx, {
        chave,
        bucket,
        largura: width,
        altura: height,
        bytes: full.byteLength,
        sha256: createHash("sha256").update(bytes).digest("hex"),
        nome,
        guardada,
        cor,
        variantes: { avif: [], webp: small ? [SMALLEST_WIDTH] : [] },
      });
      if (!isIdentidade(bucket)) await queue.send(tx, "make-image-variants", { chave });
      return row;
    });
  } catch (error) {
    await takeBack().catch(() => {});
    throw error;
  }

  async function takeBack() {
    await run(async (tx) => {
      await lockMidia(tx, chave);
      if (await getMidia(tx, chave)) return;
      await Promise.all([...files.keys()].map((key) => storage.delete(key)));
    });
  }
}
