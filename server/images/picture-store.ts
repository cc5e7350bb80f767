/** An encoded picture's files and its row: both or neither. */
import { createHash } from "node:crypto";
import { imagemUrl, SMALLEST_WIDTH, varianteKey } from "#domain/midia/imagem.ts";
import type { Bucket, Midia, Recorte } from "#domain/midia/midia.ts";
import { createMidia, getMidia, keepMidia, lockMidia } from "#server/data/midia.ts";
import type { Tx } from "#server/db/open.ts";
import type { Queue } from "#server/jobs/queue.ts";
import type { Storage } from "#server/storage/storage.ts";
import type { EncodedPicture } from "./encode-picture.ts";

/** Counts up when the same file would be drawn otherwise: its stored name is kept for ever by browsers. */
const DRAWING = 1;
const HASH_LENGTH = 24;

type Run = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

export interface PictureStore {
  storage: Storage;
  queue: Pick<Queue, "send">;
  /** One transaction of whoever sends the picture. */
  run: Run;
}

export interface SentPicture {
  bucket: Bucket;
  /** The file's own name. */
  nome: string;
  /** As sent. */
  bytes: Uint8Array;
  recorte: Recorte | undefined;
  encoded: EncodedPicture;
}

/** The key's part that follows from what is shown. */
function contentHash(bytes: Uint8Array, recorte?: Recorte): string {
  return createHash("sha256")
    .update(JSON.stringify([DRAWING, recorte ?? null]))
    .update(bytes)
    .digest("hex")
    .slice(0, HASH_LENGTH);
}

/**
 * Files first, then the row, under a lock that the removal of unused files takes too. The same
 * picture sent twice is one.
 * @throws where the store or the database refuses; then neither files nor row are left, as far as
 *   both can still be reached (the daily job removes the rest)
 */
export async function storePicture(
  { storage, queue, run }: PictureStore,
  { bucket, nome, bytes, recorte, encoded }: SentPicture,
): Promise<Midia> {
  const { width, height, full, small, cor } = encoded;
  const chave = `${bucket}/${contentHash(bytes, recorte)}-${width}x${height}`;
  const files = new Map<string, Uint8Array>([[imagemUrl(chave).slice("/arquivos/".length), full]]);
  if (small) files.set(varianteKey(chave, SMALLEST_WIDTH, "webp"), small);
  try {
    return await run(async (tx) => {
      await lockMidia(tx, chave);
      const known = await getMidia(tx, chave);
      if (known) {
        await keepMidia(tx, chave);
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
        cor,
        variantes: { avif: [], webp: small ? [SMALLEST_WIDTH] : [] },
      });
      await queue.send(tx, "make-image-variants", { chave });
      return row;
    });
  } catch (error) {
    await takeBack().catch(() => {});
    throw error;
  }

  /** Unless somebody else sent the same picture and succeeded. */
  async function takeBack() {
    await run(async (tx) => {
      await lockMidia(tx, chave);
      if (await getMidia(tx, chave)) return;
      await Promise.all([...files.keys()].map((key) => storage.delete(key)));
    });
  }
}
