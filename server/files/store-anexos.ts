import { randomBytes, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { ANEXO_LIMITS, type AnexoProblem, type AnexoTipo } from "#domain/agendamentos/anexos.ts";
import { freeMegabytes, STRANGERS_MB } from "#server/backup/free-space.ts";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import { type EncryptedFile, encryptStream, openFile } from "#server/crypto/file-chunks.ts";
import { sumUntakenBytes } from "#server/data/agendamentos/anexos.ts";
import type { StoredAnexo } from "#server/data/agendamentos/receive-agendamento.ts";
import type { Database } from "#server/db/open.ts";
import { TooManyWaiting } from "#server/fair-turns.ts";
import { networkOf } from "#server/http/checks/network-of.ts";
import { encodePhoto } from "#server/images/photo/encode-photo.ts";
import type { Storage } from "#server/storage/storage.ts";
import { type ReceivedFile, type ReceivedFiles, receiveFiles } from "./receive-files.ts";
import type { PacedSender } from "./sender-pace.ts";
import { anexoKey, storeAnexo } from "./stored-anexo.ts";

interface Needs {
  database: Pick<Database, "as">;
  storage: Storage;
  dataKeys: DataKeys;
  config: { dataDir: string };
}

export interface ReceivedAnexos extends ReceivedFiles {
  /** The key of the temporary files, which exists only in memory. */
  temporary: EncryptedFile;
}

export async function receiveAnexos(
  request: Request,
  dataDir: string,
  sender: PacedSender,
): Promise<ReceivedAnexos | undefined> {
  const temporary = { key: randomBytes(32), name: "anexo" };
  const received = await receiveFiles(request, {
    limits: { files: ANEXO_LIMITS.files, bytes: ANEXO_LIMITS.bytes, fields: 40, fieldBytes: 8_000 },
    dataDir,
    prefix: "anexo",
    transform: () => encryptStream(temporary),
    sender,
  });
  if (!received) return undefined;
  // For a field without a file, browsers send an empty file.
  const files = received.files.filter(({ name, bytes }) => name !== "" || bytes > 0);
  return { ...received, files, temporary };
}

export type StoreResult =
  | { anexos: StoredAnexo[] }
  | { problems: { nome: string; problem: AnexoProblem }[] };

/** Stores all files, or none if one is refused. @param sender an IP address, whose network's PDFs are checked in turns */
export async function storeAnexos(
  needs: Needs,
  { files, temporary }: ReceivedAnexos,
  sender: string,
): Promise<StoreResult> {
  if (files.length > 0 && !(await hasRoom(needs, files))) {
    return {
      problems: files.map(({ name }) => ({ nome: plainAnexoName(name), problem: "no-room" })),
    };
  }
  const problems: { nome: string; problem: AnexoProblem }[] = [];
  const ready: { nome: string; tipo: AnexoTipo; bytes: Buffer }[] = [];
  for (const file of files) {
    const nome = plainAnexoName(file.name);
    const checked = await checkSent(file, temporary, sender);
    if ("problem" in checked) problems.push({ nome, ...checked });
    else ready.push({ nome, ...checked });
  }
  if (problems.length > 0) return { problems };
  const anexos: StoredAnexo[] = [];
  try {
    for (const { nome, tipo, bytes } of ready) {
      const arquivo = randomUUID();
      const versao_chave = await storeAnexo(needs, arquivo, bytes);
      anexos.push({ arquivo, versao_chave, tipo, bytes: bytes.length, nome });
    }
  } catch (error) {
    await removeAnexos(needs.storage, anexos);
    throw error;
  }
  return { anexos };
}

/** Strangers can fill neither the disk nor more than their share of it. */
async function hasRoom(
  { database, config }: Needs,
  files: ReceivedAnexos["files"],
): Promise<boolean> {
  if ((await freeMegabytes(config.dataDir)) < STRANGERS_MB) return false;
  const sent = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const untaken = await database.as({ role: "sistema" }, sumUntakenBytes);
  return untaken + sent <= ANEXO_LIMITS.untakenBytes;
}

export async function removeAnexos(
  storage: Storage,
  anexos: readonly { arquivo: string }[],
): Promise<void> {
  for (const { arquivo } of anexos) await storage.delete(anexoKey(arquivo)).catch(() => {});
}

async function checkSent(
  file: ReceivedFile,
  temporary: EncryptedFile,
  sender: string,
): Promise<{ tipo: AnexoTipo; bytes: Buffer } | { problem: AnexoProblem }> {
  if (file.isTooLarge) return { problem: "too-large" };
  if (file.bytes === 0) return { problem: "broken" };
  const sent = openFile(temporary, await readFile(file.path));
  if (sent.subarray(0, 1024).includes("%PDF-")) return checkSentPdf(sent, sender);
  const encoded = await encodePhoto(sent);
  if ("problem" in encoded) return encoded;
  return { tipo: "imagem", bytes: encoded.webp };
}

async function checkSentPdf(
  sent: Buffer,
  sender: string,
): Promise<{ tipo: "pdf"; bytes: Buffer } | { problem: AnexoProblem }> {
  if (sent.length > ANEXO_LIMITS.pdfBytes) return { problem: "pdf-too-large" };
  const { checkStrangersPdf } = await import("#server/pdf/pdf-process.ts");
  const { PdfProcessEnded } = await import("#server/pdf/pdf-worker.ts");
  try {
    const checked = await checkStrangersPdf(sent, {
      maxPages: ANEXO_LIMITS.paginas,
      sender: networkOf(sender),
    });
    if (!("problem" in checked)) return { tipo: "pdf", bytes: sent };
    const { problem } = checked;
    if (problem === "password" || problem === "active" || problem === "too-many-pages") {
      return { problem };
    }
    const isOther = problem === "not-a-pdf" || problem === "not-alone";
    return { problem: isOther ? "not-accepted" : "broken" };
  } catch (error) {
    if (error instanceof PdfProcessEnded) return { problem: "broken" };
    if (error instanceof TooManyWaiting) return { problem: "no-room" };
    throw error;
  }
}

export function plainAnexoName(name: string): string {
  const plain = path.basename(name.replace(/[\p{Cc}\p{Cf}]/gu, "").replaceAll("\\", "/")).trim();
  return [...plain].slice(0, ANEXO_LIMITS.nome).join("") || "arquivo";
}
