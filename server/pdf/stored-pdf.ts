/** A report's stored files: the PDF and its pages' images, each encrypted under a key of its own. */
import { Readable } from "node:stream";
import { LARGURAS_PAGINA } from "#domain/laudos.ts";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import { openFile, openRange, type SealedFile, sealFile } from "#server/crypto/file-chunks.ts";
import type { Storage } from "#server/storage/storage.ts";

export interface FileNeeds {
  storage: Storage;
  dataKeys: DataKeys;
}

/** What names a version's files and their keys. */
export interface PdfFiles {
  arquivo: string;
  versao_chave: number;
}

/** No other bucket's files are read by this name, and no route serves it. */
export const LAUDOS_BUCKET = "laudos";

export function pdfKey(arquivo: string): string {
  return `${LAUDOS_BUCKET}/${arquivo}.pdf.cifra`;
}

function imageKey(arquivo: string, pagina: number, largura: number): string {
  return `${LAUDOS_BUCKET}/${arquivo}-${pagina}-${largura}.cifra`;
}

/** The name in the storage is the key's purpose too: a file that was moved does not open. */
export function sealedFile(dataKeys: DataKeys, name: string, versao?: number) {
  const { key, version } = dataKeys.fileKey(name, versao);
  return { file: { key, name } satisfies SealedFile, version };
}

/** The whole PDF, verified; undefined where the storage has none. */
export async function readPdf(
  { storage, dataKeys }: FileNeeds,
  { arquivo, versao_chave }: PdfFiles,
): Promise<Buffer | undefined> {
  const name = pdfKey(arquivo);
  const sealed = await storage.get(name);
  return sealed && openFile(sealedFile(dataKeys, name, versao_chave).file, sealed);
}

export async function storePageImage(
  { storage, dataKeys }: FileNeeds,
  { arquivo, versao_chave }: PdfFiles,
  { pagina, largura, bytes }: { pagina: number; largura: number; bytes: Uint8Array },
): Promise<void> {
  const name = imageKey(arquivo, pagina, largura);
  await storage.put(name, sealFile(sealedFile(dataKeys, name, versao_chave).file, bytes));
}

/** @param largura one of LARGURAS_PAGINA @returns WebP; undefined where there is no such page */
export async function readPageImage(
  { storage, dataKeys }: FileNeeds,
  { arquivo, versao_chave }: PdfFiles,
  { pagina, largura }: { pagina: number; largura: number },
): Promise<Buffer | undefined> {
  const name = imageKey(arquivo, pagina, largura);
  const sealed = await storage.get(name);
  return sealed && openFile(sealedFile(dataKeys, name, versao_chave).file, sealed);
}

/** Of a PDF that belongs to no report. @param paginas as many images as it may have */
export async function removeStoredPdf(
  storage: Storage,
  arquivo: string,
  paginas: number,
): Promise<void> {
  await storage.delete(pdfKey(arquivo));
  for (let pagina = 1; pagina <= paginas; pagina++) {
    for (const largura of LARGURAS_PAGINA) await storage.delete(imageKey(arquivo, pagina, largura));
  }
}

interface Sent {
  /** What it is saved as, without an ending: letters, digits and hyphens. */
  name: string;
  /** Opened in the browser, for printing; else saved. */
  isInline: boolean;
}

/**
 * The PDF, byte for byte, or the one part that `Range` asks for (RFC 9110 section 14); every byte that
 * leaves was verified.
 */
export function pdfAnswer(
  request: Request,
  { storage, dataKeys }: FileNeeds,
  { arquivo, versao_chave, bytes: size }: PdfFiles & { bytes: number },
  { name, isInline }: Sent,
): Response {
  const headers = new Headers({
    "Content-Type": "application/pdf",
    "Content-Disposition": `${isInline ? "inline" : "attachment"}; filename="${name.replace(/[^\w-]/g, "")}.pdf"`,
    "Accept-Ranges": "bytes",
    "X-Robots-Tag": "noindex, noarchive",
  });
  const range = requestedRange(request.headers, size);
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers.set("Content-Length", String(end - start + 1));
  if (range) headers.set("Content-Range", `bytes ${start}-${end}/${size}`);
  const key = pdfKey(arquivo);
  const { file } = sealedFile(dataKeys, key, versao_chave);
  const pieces = openRange(file, (from, to) => storage.range(key, from, to), { size, start, end });
  const body = request.method === "HEAD" ? null : Readable.toWeb(Readable.from(pieces));
  return new Response(body as ReadableStream | null, { status: range ? 206 : 200, headers });
}

/** Several ranges, or a condition that nothing here can judge, get the whole file. */
function requestedRange(
  headers: Headers,
  size: number,
): { start: number; end: number } | "unsatisfiable" | undefined {
  if (headers.has("if-range")) return undefined;
  const [, from = "", to = ""] =
    /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get("range")?.trim() ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  if (from === "") {
    const length = Number(to);
    return length === 0 ? "unsatisfiable" : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(from);
  const end = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < start) return undefined;
  return start >= size ? "unsatisfiable" : { start, end };
}
