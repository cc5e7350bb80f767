import { LAUDO_LIMITS } from "#domain/laudos/laudos.ts";
import { findOutdatedSignature, saveCheckedSignature } from "#server/data/laudos/versoes.ts";
import type { Database } from "#server/db/open.ts";
import type { Log } from "#server/log.ts";
import { checkPdf } from "./pdf-process.ts";
import { PdfProcessEnded } from "./pdf-worker.ts";
import { type FileNeeds, type PdfFiles, pdfKey, readPdf } from "./stored-pdf.ts";

interface SignatureNeeds extends FileNeeds {
  database: Database;
  log: Log;
  config: { icpRoots: string };
  signal: AbortSignal;
}

/** The sender under whom these PDFs wait for a process, so that they never delay a person's uploads. */
const SENDER = "stored-signatures";

/**
 * Checks signed PDFs again that were stored under a former rule. Each is stored by itself, so that an interrupted job
 * goes on where it stopped.
 */
export async function checkStoredSignatures(needs: SignatureNeeds): Promise<void> {
  const { database, signal } = needs;
  const asSystem = { role: "sistema" as const };
  while (!signal.aborted) {
    const versao = await database.as(asSystem, findOutdatedSignature);
    if (!versao) return;
    const pdf = await readIntact(needs, versao);
    if (!pdf) needs.log.warn({ versao: versao.id }, "no readable stored report");
    const checked = pdf && (await check(pdf, needs.config.icpRoots, versao.criado_em));
    await database.as(asSystem, (tx) => saveCheckedSignature(tx, versao, checked));
  }
}

/** @returns undefined if the file is missing or damaged @throws if the storage is unavailable, so that the job is retried */
async function readIntact(needs: SignatureNeeds, versao: PdfFiles): Promise<Buffer | undefined> {
  try {
    return await readPdf(needs, versao);
  } catch (error) {
    if (await needs.storage.exists(pdfKey(versao.arquivo))) return undefined;
    throw error;
  }
}

async function check(pdf: Buffer, icpRoots: string, receivedAt: Date) {
  const unverified = { integridade: "nao_conferida" as const, assinaturas: [] };
  try {
    const maxPages = LAUDO_LIMITS.paginas;
    const checked = await checkPdf(pdf, { maxPages, icpRoots, receivedAt, sender: SENDER });
    return "problem" in checked ? unverified : checked;
  } catch (error) {
    if (error instanceof PdfProcessEnded) return unverified;
    throw error;
  }
}
