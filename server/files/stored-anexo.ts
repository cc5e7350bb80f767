import type { DataKeys } from "#server/crypto/data-keys.ts";
import { encryptFile, openFile } from "#server/crypto/file-chunks.ts";
import type { Storage } from "#server/storage/storage.ts";

interface FileNeeds {
  storage: Storage;
  dataKeys: DataKeys;
}

/** The files of this bucket are encrypted, so no route sends them as they are. */
export const ANEXOS_BUCKET = "agendamentos";

const ARQUIVO = /^agendamentos\/([0-9a-f-]{36})\.cifra$/;

export function anexoKey(arquivo: string): string {
  return `${ANEXOS_BUCKET}/${arquivo}.cifra`;
}

export function arquivoOf(key: string): string | undefined {
  return ARQUIVO.exec(key)?.[1];
}

/** @returns the version of the data key from which the file's key is derived */
export async function storeAnexo(
  { storage, dataKeys }: FileNeeds,
  arquivo: string,
  bytes: Uint8Array,
): Promise<number> {
  const name = anexoKey(arquivo);
  const { key, version } = dataKeys.fileKey(name);
  await storage.put(name, encryptFile({ key, name }, bytes));
  return version;
}

export async function readAnexo(
  { storage, dataKeys }: FileNeeds,
  { arquivo, versao_chave }: { arquivo: string; versao_chave: number },
): Promise<Buffer | undefined> {
  const name = anexoKey(arquivo);
  const encrypted = await storage.get(name);
  if (!encrypted) return undefined;
  return openFile({ key: dataKeys.fileKey(name, versao_chave).key, name }, encrypted);
}
