import { hkdfSync, randomBytes } from "node:crypto";
import { chmod, readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { Config } from "#server/config.ts";
import { StartupError } from "#server/errors.ts";
import { folderTrouble } from "#server/start/data-folder.ts";
import { createFileOnce } from "#server/start/durable-file.ts";

const BYTES = 32;

export interface SecretKey {
  readonly key: Buffer;
  /** The key file's path if this call created it. The operator must then be told to save a copy. */
  readonly createdAt?: string;
}

/** @throws StartupError if the file holds no key, because a new key could not decrypt the stored data */
export async function loadSecretKey(
  config: Pick<Config, "secretKey" | "dataDir">,
): Promise<SecretKey> {
  if (config.secretKey !== undefined) return { key: Buffer.from(config.secretKey, "base64") };
  const file = path.join(config.dataDir, "secret.key");
  try {
    const created = await createFileOnce(file, `${randomBytes(BYTES).toString("base64")}\n`);
    const key = await readKey(file);
    return created ? { key, createdAt: file } : { key };
  } catch (error) {
    throw folderTrouble(error, config.dataDir);
  }
}

async function readKey(file: string): Promise<Buffer> {
  const text = (await readFile(file, "utf8")).trim();
  const key = parseSecretKey(text);
  if (!key) {
    throw new StartupError(
      `SECRET_KEY: ${file} não contém uma chave; restaure a cópia dele (uma chave nova não abriria os dados).`,
    );
  }
  const { mode } = await stat(file);
  if (mode & 0o077) await chmod(file, 0o600);
  return key;
}

export function parseSecretKey(text: string): Buffer | undefined {
  const key = Buffer.from(text, "base64");
  return key.length >= BYTES && /^[A-Za-z0-9+/_-]+={0,2}$/.test(text) ? key : undefined;
}

/** Uses HKDF-SHA256, so that no derived key reveals another key. @param purpose a constant string, one for each use */
export function deriveKey(key: Buffer, purpose: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync("sha256", key, "", purpose, bytes));
}
