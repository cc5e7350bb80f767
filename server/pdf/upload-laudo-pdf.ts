import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { LAUDO_LIMITS, type PdfAction, type PdfUploadProblem } from "#domain/laudos/laudos.ts";
import { findProtocolo } from "#domain/laudos/protocolo.ts";
import { encryptStream, openFile } from "#server/crypto/file-chunks.ts";
import { addVersao } from "#server/data/laudos/versoes.ts";
import { mayBeCommitted } from "#server/db/error-kind.ts";
import type { Tx } from "#server/db/open.ts";
import { AppError, describeError, rootCause } from "#server/errors.ts";
import { type ReceivedFiles, receiveFiles } from "#server/files/receive-files.ts";
import type { Queue } from "#server/jobs/queue.ts";
import type { Log } from "#server/log.ts";
import { checkPdf } from "./pdf-process.ts";
import { PdfProcessEnded } from "./pdf-worker.ts";
import type { CheckedPdf } from "./process/messages.ts";
import { encryptedFile, type FileNeeds, pdfKey } from "./stored-pdf.ts";

export interface PdfUploadNeeds extends FileNeeds {
  queue: Pick<Queue, "send">;
  log: Log;
  dataDir: string;
  /** The trusted certificates as PEM, or an empty text. */
  icpRoots: string;
  sender: string;
  run<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

interface UploadedPdf extends CheckedPdf {
  /** The version has no report until `matchVersao` assigns one. */
  versaoId: string;
  nome_arquivo: string;
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
  let received: ReceivedFiles | undefined;
  try {
    received = await receiveFiles(request, {
      limits: { bytes: LAUDO_LIMITS.pdfBytes },
      dataDir: needs.dataDir,
      prefix: `laudo-${arquivo}`,
      // Encrypted while it is received, so that no plain byte reaches the disk.
      transform: () => encryptStream(file),
    });
    const sent = received?.files[0];
    if (!sent || sent.bytes === 0) return { problem: "unreadable" };
    if (sent.isTooLarge) return { problem: "too-large" };
    const encrypted = await readFile(sent.path);
    const checked = await checkStored(openFile(file, encrypted), needs);
    if ("problem" in checked) return checked;
    const { bytes, sha256 } = sent;
    const nome_arquivo = plainName(sent.name);
    const { assinado, assinado_por, anexos, integridade, assinaturas } = checked;
    const stored = {
      arquivo,
      versao_chave: version,
      bytes,
      sha256,
      nome_arquivo,
      assinado,
      assinado_por,
      anexos,
      integridade,
      assinaturas,
    };
    await needs.storage.putFile(name, sent.path);
    const versaoId = await needs.run(async (tx) => {
      const id = await addVersao(tx, stored);
      await needs.queue.send(tx, "draw-laudo", { id }, { person: needs.sender });
      return id;
    });
    return { ...checked, versaoId, nome_arquivo, protocolo: findProtocolo(nome_arquivo) ?? null };
  } catch (error) {
    if (!mayBeCommitted(error)) await needs.storage.delete(name).catch(() => {});
    if (error instanceof AppError) throw error;
    needs.log.error({ error: describeError(rootCause(error)) }, "report not stored");
    return { problem: "not-stored" };
  } finally {
    await received?.discard();
  }
}

/** A PDF that crashes the process counts as broken. */
async function checkStored(bytes: Buffer, { sender, icpRoots }: PdfUploadNeeds) {
  try {
    return await checkPdf(bytes, { maxPages: LAUDO_LIMITS.paginas, icpRoots, sender });
  } catch (error) {
    if (error instanceof PdfProcessEnded) return { problem: "broken" as const };
    throw error;
  }
}

function plainName(name: string): string {
  const plain = path.basename(name.replace(/[\p{Cc}\p{Cf}]/gu, "")).trim();
  return [...plain].slice(0, LAUDO_LIMITS.nome_arquivo).join("") || "laudo.pdf";
}
