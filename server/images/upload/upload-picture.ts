import path from "node:path";
import { imagemUrl } from "#domain/midia/imagem.ts";
import {
  type Bucket,
  isBucket,
  isIdentidade,
  MIDIA_LIMITS,
  type Midia,
  type Recorte,
  recorteForm,
  UPLOAD_MAX_BYTES,
  type UploadProblem,
} from "#domain/midia/midia.ts";
import { describeError, rootCause } from "#server/errors.ts";
import {
  FileNotWritten,
  firstValues,
  type ReceivedFiles,
  receiveFiles,
} from "#server/files/receive-files.ts";
import { encodeIdentidade } from "#server/images/encode-identidade.ts";
import { encodePicture } from "#server/images/encode-picture.ts";
import { onePicture } from "#server/images/picture-queue.ts";
import { type PictureStore, storePicture } from "#server/images/picture-store.ts";
import type { Log } from "#server/log.ts";
import { checkUpload } from "./check-upload.ts";

export type UploadResult =
  | { url: string; midia: Midia; bucket: Bucket }
  | { problem: UploadProblem; bucket: Bucket }
  | { problem: "unreadable" };

const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

/** @param request a form with `arquivo`, `bucket`, for a crop `recorte` as JSON, and `guardar` if no record needs it */
export async function uploadPicture(
  request: Request,
  store: PictureStore & { log: Log; dataDir: string },
): Promise<UploadResult> {
  let received: ReceivedFiles | undefined;
  try {
    const { dataDir } = store;
    received = await receiveFiles(request, {
      limits: { bytes: UPLOAD_MAX_BYTES },
      dataDir,
      prefix: "imagem",
    });
    if (!received) return { problem: "unreadable" };
    const [file] = received.files;
    const fields = firstValues(received.entries);
    const bucket = fields.get("bucket");
    const recorte = readRecorte(fields.get("recorte"));
    if (!isBucket(bucket) || recorte === "invalid" || !file) return { problem: "unreadable" };
    if (file.isTooLarge) return { problem: "too-large", bucket };
    // All steps run in one turn of the queue, so that this picture's memory is free before the next one is read.
    return await onePicture(async () => {
      const checked = await checkUpload(file.path, { takesSvg: isIdentidade(bucket) });
      if ("problem" in checked) return { problem: checked.problem, bucket };
      const encoding = isIdentidade(bucket)
        ? encodeIdentidade(checked, bucket)
        : encodePicture(checked, bucket, recorte);
      const encoded = await encoding.catch((error) => {
        store.log.info({ error: describeError(error) }, "picture not decoded");
      });
      if (!encoded) return { problem: "not-an-image", bucket };
      try {
        const nome = plainName(file.name);
        const midia = await storePicture(store, {
          bucket,
          nome,
          bytes: checked.sent,
          recorte,
          guardada: fields.has("guardar"),
          encoded,
        });
        return { url: imagemUrl(midia.chave), midia, bucket };
      } catch (error) {
        store.log.error({ error: describeError(error) }, "picture not stored");
        return { problem: "not-stored", bucket };
      }
    });
  } catch (error) {
    const bucket =
      error instanceof FileNotWritten ? firstValues(error.entries).get("bucket") : undefined;
    if (!isBucket(bucket)) throw error;
    store.log.error({ error: describeError(rootCause(error)) }, "picture not stored");
    return { problem: "not-stored", bucket };
  } finally {
    await received?.discard();
  }
}

function readRecorte(text: string | undefined): Recorte | undefined | "invalid" {
  if (!text) return undefined;
  try {
    return recorteForm.parse(JSON.parse(text));
  } catch {
    return "invalid";
  }
}

function plainName(file: string): string {
  const { name } = path.parse(file.replaceAll("\\", "/"));
  return name.normalize("NFC").replace(UNSEEN, "").trim().slice(0, MIDIA_LIMITS.nome);
}
