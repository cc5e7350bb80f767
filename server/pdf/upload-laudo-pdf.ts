import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import { LAUDO_LIMITS, type PdfAction, type PdfUploadProblem } from "#domain/laudos/laudos.ts";
import { findProtocolo } from "#domain/laudos/protocolo.ts";
import { encryptStream, openFile } from "#server/crypto/file-chunks.ts";
import { addVersao } from "#server/data/laudos/versoes.ts";
import type { Tx } from "#server/db/open.ts";
import { AppError, describeError } from "#server/errors.ts";
import type { Queue } from "#server/jobs/queue.ts";
import type { Log } from "#server/log.ts";
import { makeTemporaryFile } from "#server/storage/temporary-files.ts";
import { checkPdf } from "./pdf-process.ts";
import { PdfProcessEnded } from "./pdf-worker.ts";
import type { CheckedPdf } from "./process/messages.ts";
import { encryptedFile, type FileNeeds, pdfKey } from "./stored-pdf.ts";

export interface PdfUploadNeeds extends FileNeeds {
  queue: Pick<Queue, "send">;
  log: Log;
  dataDir: string;
  /** The person who sends the PDF; PDFs of several people are checked in turn. */
  sender: string;
  run<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

interface UploadedPdf extends CheckedPdf {
  /** Not yet matched: `matchVersao` assigns it to its report. */
  versaoId: string;
  nome_arquivo: string;
  /** Read from the file's name. */
  protocolo: string | null;
}

export type PdfUploadResult =
  | UploadedPdf
  | { problem: Exclude<PdfUploadProblem, "active"> }
  | { problem: "active"; actions: PdfAction[] };

export async function uploadLaudoPdf(
  request: Request,
  needs: PdfUploadNeeds,
): Promise<PdfUploadResult> {
  const arquivo = randomUUID();
  const name = pdfKey(arquivo);
  const { file, version } = encryptedFile(needs.dataKeys, name);
  let temporary: string | undefined;
  try {
    temporary = await makeTemporaryFile(needs.dataDir, `laudo-${arquivo}`);
    const received = await receive(request, temporary, () => encryptStream(file));
    if (!received || received.bytes === 0) return { problem: "unreadable" };
    if (received.isTooLarge) return { problem: "too-large" };
    const encrypted = await readFile(temporary);
    const checked = await checkStored(openFile(file, encrypted), needs.sender);
    if ("problem" in checked) return checked;
    const { nome_arquivo, bytes, sha256 } = received;
    const { assinado, assinado_por, anexos } = checked;
    const versao_chave = version;
    const stored = {
      arquivo,
      versao_chave,
      bytes,
      sha256,
      nome_arquivo,
      assinado,
      assinado_por,
      anexos,
    };
    await needs.storage.putFile(name, temporary);
    const versaoId = await needs.run(async (tx) => {
      const id = await addVersao(tx, stored);
      await needs.queue.send(tx, "draw-laudo", { id }, { person: needs.sender });
      return id;
    });
    return { ...checked, versaoId, nome_arquivo, protocolo: findProtocolo(nome_arquivo) ?? null };
  } catch (error) {
    // The row could not be written, so the file is deleted.
    await needs.storage.delete(name).catch(() => {});
    if (error instanceof AppError) throw error;
    needs.log.error({ error: describeError(error) }, "report not stored");
    return { problem: "not-stored" };
  } finally {
    if (temporary) await rm(temporary, { force: true });
  }
}

/** A PDF at which the process crashes counts as unreadable. */
async function checkStored(bytes: Buffer, sender: string) {
  try {
    return await checkPdf(bytes, { maxPages: LAUDO_LIMITS.paginas, sender });
  } catch (error) {
    if (error instanceof PdfProcessEnded) return { problem: "broken" as const };
    throw error;
  }
}

interface Received {
  nome_arquivo: string;
  bytes: number;
  sha256: string;
  isTooLarge: boolean;
}

const FIELD_LIMITS = { files: 1, fields: 4, parts: 6, fieldNameSize: 100, fieldSize: 2_000 };

/** Encrypts into a temporary file, so no plain byte reaches the disk. */
async function receive(
  request: Request,
  target: string,
  seal: () => Transform,
): Promise<Received | undefined> {
  let received: Received | undefined;
  let writing: Promise<void> = Promise.resolve();
  try {
    const headers = { "content-type": request.headers.get("content-type") ?? "" };
    // One byte more, so that a file of exactly the limit is accepted.
    const limits = { ...FIELD_LIMITS, fileSize: LAUDO_LIMITS.pdfBytes + 1 };
    const parser = busboy({ headers, limits, defParamCharset: "utf8" });
    parser.on("file", (_field, stream, { filename }) => {
      const found = { nome_arquivo: plainName(filename), bytes: 0, sha256: "", isTooLarge: false };
      received = found;
      stream.on("limit", () => {
        found.isTooLarge = true;
      });
      const hash = createHash("sha256");
      const count = new Transform({
        transform(piece: Buffer, _encoding, done) {
          found.bytes += piece.length;
          hash.update(piece);
          done(null, piece);
        },
        flush(done) {
          found.sha256 = hash.digest("hex");
          done();
        },
      });
      const file = createWriteStream(target, { flags: "wx", mode: 0o600 });
      writing = pipeline(stream, count, seal(), file);
      // Without this the parser would wait for ever after a disk error.
      writing.catch((error) => parser.destroy(error));
    });
    if (!request.body) return undefined;
    await pipeline(Readable.fromWeb(request.body as never), parser);
    await writing;
    return received;
  } catch (error) {
    await writing.catch(() => {});
    // The body limit's own error already says that the body is too long.
    if (error instanceof AppError) throw error;
    if (typeof (error as NodeJS.ErrnoException).syscall === "string") throw error;
    return undefined;
  }
}

function plainName(name: string | undefined): string {
  const plain = path.basename((name ?? "").replace(/[\p{Cc}\p{Cf}]/gu, "")).trim();
  return [...plain].slice(0, LAUDO_LIMITS.nome_arquivo).join("") || "laudo.pdf";
}
