import { makeZip, predictLength } from "client-zip";
import { openRange } from "#server/crypto/file-chunks.ts";
import { encryptedFile, type FileNeeds } from "#server/pdf/stored-pdf.ts";
import type { ImageAccess, Original } from "./image-access.ts";
import { originalKey } from "./stored-imagem.ts";

export async function deliverOriginals(
  request: Request,
  needs: FileNeeds,
  access: ImageAccess,
): Promise<Response | undefined> {
  const isRead = request.method !== "HEAD";
  const originals = await access.transaction(async (tx) => {
    const found = await access.listOriginals(tx);
    if (found.length === 0) return undefined;
    return !isRead || (await access.noteOriginals(tx)) ? found : undefined;
  });
  if (!originals) return undefined;
  const files = namedFiles(originals);
  const headers = {
    "Content-Type": "application/zip",
    "Content-Disposition": `attachment; filename="${access.name.replace(/[^\w-]/g, "")}.zip"`,
    "Content-Length": String(predictLength(files)),
  };
  return new Response(isRead ? cancellable(makeZip(entries(needs, files))) : null, { headers });
}

interface NamedFile extends Original {
  name: string;
  size: number;
}

/** Names without patients' data, which sort in the order of the images. */
function namedFiles(originals: readonly Original[]): NamedFile[] {
  const counts = new Map<number, number>();
  return originals.map((original) => {
    const { serie, bytes } = original;
    const number = (counts.get(serie) ?? 0) + 1;
    counts.set(serie, number);
    const folder = `SERIE${String(serie).padStart(2, "0")}`;
    const name = `IMAGENS/${folder}/${String(number).padStart(6, "0")}.dcm`;
    return { ...original, name, size: bytes };
  });
}

function* entries({ storage, dataKeys }: FileNeeds, files: readonly NamedFile[]) {
  const lastModified = new Date();
  for (const { name, size, arquivo, versao_chave } of files) {
    const key = originalKey(arquivo);
    const { file } = encryptedFile(dataKeys, key, versao_chave);
    const read = (from: number, to: number) => storage.range(key, from, to);
    const input = openRange(file, read, { size, start: 0, end: size - 1 });
    yield { name, size, lastModified, input };
  }
}

/** Ignores the error that client-zip throws if a person cancels the download. */
function cancellable(zip: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = zip.getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason).catch(() => undefined),
  });
}
