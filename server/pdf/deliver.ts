/** Sends reports only after the trail's record of the delivery has been committed. */
import { Readable } from "node:stream";
import { openRange } from "#server/crypto/file-chunks.ts";
import type { Delivered } from "#server/data/laudos/deliveries.ts";
import type { Tx } from "#server/db/open.ts";
import { type ByteRange, requestedRange } from "./requested-range.ts";
import {
  encryptedFile,
  type FileNeeds,
  type PdfFiles,
  pdfKey,
  readPageImage,
} from "./stored-pdf.ts";

export interface Deliverable {
  /** The id that the trail records: the report's for a patient, the opened version's for staff. */
  subject: string;
  versao: PdfFiles & { bytes: number; paginas: readonly unknown[] };
  name: string;
}

export interface Recipient {
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T | undefined>;
  find(tx: Tx): Promise<Deliverable | undefined>;
  /** Records the delivery. @returns false if PostgreSQL refuses the record */
  note(tx: Tx, subject: string, delivered: Delivered): Promise<boolean>;
}

export async function deliverPdf(
  request: Request,
  files: FileNeeds,
  recipient: Recipient,
  { isPrinted = false, isInline = isPrinted }: { isPrinted?: boolean; isInline?: boolean } = {},
): Promise<Response | undefined> {
  const what = isPrinted ? "imprimiu_pdf" : "baixou_pdf";
  const found = await recipient.transaction(async (tx) => {
    const deliverable = await recipient.find(tx);
    if (!deliverable) return undefined;
    const range = requestedRange(request.headers, deliverable.versao.bytes);
    const leaves = request.method !== "HEAD" && range.status !== 416;
    if (leaves) {
      const { isWhole } = range;
      if (!(await recipient.note(tx, deliverable.subject, { what, isWhole }))) return undefined;
    }
    return { ...deliverable, range, leaves };
  });
  if (!found) return undefined;
  const { versao, range, leaves, name } = found;
  const body = leaves ? bytesOf(files, versao, range) : null;
  const headers = pdfHeaders(versao.bytes, range, { name, isInline });
  return new Response(body, { status: range.status, headers });
}

export async function deliverPage(
  request: Request,
  files: FileNeeds,
  recipient: Recipient,
  { pagina, largura }: { pagina: number; largura: number },
): Promise<Response | undefined> {
  const versao = await recipient.transaction(async (tx) => {
    const found = await recipient.find(tx);
    if (!found || pagina < 1 || pagina > found.versao.paginas.length) return undefined;
    const delivered = { what: "viu_paginas", isWhole: false } as const;
    const mayLeave =
      request.method === "HEAD" || (await recipient.note(tx, found.subject, delivered));
    return mayLeave ? found.versao : undefined;
  });
  const image = versao && (await readPageImage(files, versao, { pagina, largura }));
  if (!image) return undefined;
  const body = request.method === "HEAD" ? null : new Uint8Array(image);
  return new Response(body, { headers: { "Content-Type": "image/webp" } });
}

function pdfHeaders(
  size: number,
  range: ByteRange,
  { name, isInline }: { name: string; isInline: boolean },
): Headers {
  const headers = new Headers({
    "Content-Type": "application/pdf",
    "Content-Disposition": `${isInline ? "inline" : "attachment"}; filename="${name.replace(/[^\w-]/g, "")}.pdf"`,
    "Accept-Ranges": "bytes",
  });
  if (range.status === 416) {
    headers.set("Content-Range", `bytes */${size}`);
    return headers;
  }
  const { status, start, end } = range;
  headers.set("Content-Length", String(end - start + 1));
  if (status === 206) headers.set("Content-Range", `bytes ${start}-${end}/${size}`);
  return headers;
}

function bytesOf(
  { storage, dataKeys }: FileNeeds,
  { arquivo, versao_chave, bytes: size }: Deliverable["versao"],
  range: ByteRange,
): ReadableStream | null {
  if (range.status === 416) return null;
  const { start, end } = range;
  const key = pdfKey(arquivo);
  const { file } = encryptedFile(dataKeys, key, versao_chave);
  const pieces = openRange(file, (from, to) => storage.range(key, from, to), { size, start, end });
  return Readable.toWeb(Readable.from(pieces)) as ReadableStream;
}
