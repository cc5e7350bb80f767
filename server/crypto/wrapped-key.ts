/** SECRET_KEY encrypts only the data keys, so patients' data need not be encrypted again if SECRET_KEY changes. */
import { randomBytes } from "node:crypto";
import { decryptBytes, encryptBytes } from "./aes-gcm.ts";
import { deriveKey } from "./secret-key.ts";

const BYTES = 32;
const PURPOSE = "data keys";

export const KEY_USES = ["cifra", "busca"] as const;
export type KeyUse = (typeof KEY_USES)[number];

export interface WrappedKey {
  uso: KeyUse;
  versao: number;
  chave: Uint8Array;
}

export function createDataKey(secretKey: Buffer, uso: KeyUse, versao: number): WrappedKey {
  return wrapKey(secretKey, { uso, versao }, randomBytes(BYTES));
}

/** @throws if the key was encrypted with another SECRET_KEY or copied from another row */
export function unwrapKey(secretKey: Buffer, { uso, versao, chave }: WrappedKey): Buffer {
  return decryptBytes(wrappingKey(secretKey), contextOf({ uso, versao }), chave);
}

/** Skips keys that `secretKey` decrypts already, so that an interrupted change can be repeated. */
export function rewrapKeys(
  keys: readonly WrappedKey[],
  former: Buffer,
  secretKey: Buffer,
): WrappedKey[] {
  return keys
    .filter((key) => !isWrappedBy(secretKey, key))
    .map((key) => wrapKey(secretKey, key, unwrapKey(former, key)));
}

export function isWrappedBy(secretKey: Buffer, key: WrappedKey): boolean {
  try {
    unwrapKey(secretKey, key);
    return true;
  } catch {
    return false;
  }
}

function wrapKey(
  secretKey: Buffer,
  { uso, versao }: Omit<WrappedKey, "chave">,
  key: Buffer,
): WrappedKey {
  return {
    uso,
    versao,
    chave: encryptBytes(wrappingKey(secretKey), contextOf({ uso, versao }), key),
  };
}

function wrappingKey(secretKey: Buffer): Buffer {
  return deriveKey(secretKey, PURPOSE, BYTES);
}

function contextOf({ uso, versao }: Omit<WrappedKey, "chave">): string {
  return JSON.stringify([PURPOSE, uso, versao]);
}
