import { LARGURAS_PAGINA } from "#domain/laudos/laudos.ts";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import { type EncryptedFile, encryptFile, openFile } from "#server/crypto/file-chunks.ts";
import type { Storage } from "#server/storage/storage.ts";

export interface FileNeeds {
  storage: Storage;
  dataKeys: DataKeys;
}

export interface PdfFiles {
  arquivo: string;
  versao_chave: number;
}

/** No route sends files of this bucket as they are, because they are encrypted reports. */
export const LAUDOS_BUCKET = "laudos";

export function pdfKey(arquivo: string): string {
  return `${LAUDOS_BUCKET}/${arquivo}.pdf.cifra`;
}

function imageKey(arquivo: string, pagina: number, largura: number): string {
  return `${LAUDOS_BUCKET}/${arquivo}-${pagina}-${largura}.cifra`;
}

/** The file's name is part of the encryption, so a renamed file cannot be decrypted. */
export function encryptedFile(dataKeys: DataKeys, name: string, versao?: number) {
  const { key, version } = dataKeys.fileKey(name, versao);
  return { file: { key, name } satisfies EncryptedFile, version };
}

export async function readPdf(
  { storage, dataKeys }: FileNeeds,
  { arquivo, versao_chave }: PdfFiles,
): Promise<Buffer | undefined> {
  const name = pdfKey(arquivo);
  const encrypted = await storage.get(name);
  return encrypted && openFile(encryptedFile(dataKeys, name, versao_chave).file, encrypted);
}

export async function storePageImage(
  { storage, dataKeys }: FileNeeds,
  { arquivo, versao_chave }: PdfFiles,
  { pagina, largura, bytes }: { pagina: number; largura: number; bytes: Uint8Array },
): Promise<void> {
  const name = imageKey(arquivo, pagina, largura);
  await storage.put(name, encryptFile(encryptedFile(dataKeys, name, versao_chave).file, bytes));
}

export async function readPageImage(
  { storage, dataKeys }: FileNeeds,
  { arquivo, versao_chave }: PdfFiles,
  { pagina, largura }: { pagina: number; largura: number },
): Promise<Buffer | undefined> {
  const name = imageKey(arquivo, pagina, largura);
  const encrypted = await storage.get(name);
  return encrypted && openFile(encryptedFile(dataKeys, name, versao_chave).file, encrypted);
}

/** @param paginas the most pages that the PDF can have */
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
