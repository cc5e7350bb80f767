import { createHash } from "node:crypto";
import type { Config } from "#server/config.ts";
import { deriveKey } from "#server/crypto/secret-key.ts";
import { StartupError } from "#server/errors.ts";
import type { ArchiveHeader } from "./archive/archive-header.ts";

export interface BackupKeys {
  readonly secretKey: Buffer | undefined;
  readonly backupKey: Buffer | undefined;
}

export function backupKeysOf(
  { backupKey }: Pick<Config, "backupKey">,
  secretKey: Buffer | undefined,
): BackupKeys {
  return {
    secretKey,
    backupKey: backupKey === undefined ? undefined : Buffer.from(backupKey, "base64"),
  };
}

/** Hashes for an archive's header, by which a restore recognises the right keys. They do not reveal the keys. */
export function keyMarks({ secretKey, backupKey }: BackupKeys, salt: string) {
  return {
    keyFrom: backupKey ? ("BACKUP_KEY" as const) : ("SECRET_KEY" as const),
    keyMark: mark(backupKey ?? requireSecret(secretKey), "backup key", salt),
    secretMark: mark(requireSecret(secretKey), "backup secret", salt),
  };
}

/** Derives the key from the header too, so an archive with a changed header does not decrypt. */
export function archiveKey({ secretKey, backupKey }: BackupKeys, headerLine: Buffer): Buffer {
  const digest = createHash("sha256").update(headerLine).digest("hex");
  return deriveKey(backupKey ?? requireSecret(secretKey), `backup archive ${digest}`, 32);
}

export function requireArchiveKeys(keys: BackupKeys, header: ArchiveHeader): BackupKeys {
  const { salt, keyFrom, keyMark, secretMark } = header;
  const { secretKey } = keys;
  if (!secretKey) {
    throw new StartupError(
      "SECRET_KEY: falta a chave com que esta cópia foi feita; ela não está na cópia. Defina SECRET_KEY, ou ponha o arquivo secret.key guardado em DATA_DIR.",
    );
  }
  if (mark(secretKey, "backup secret", salt) !== secretMark) {
    throw new StartupError(
      "SECRET_KEY: não é a chave com que esta cópia foi feita; nada foi alterado.",
    );
  }
  const backupKey = keyFrom === "BACKUP_KEY" ? keys.backupKey : undefined;
  if (keyFrom === "BACKUP_KEY" && !backupKey) {
    throw new StartupError("BACKUP_KEY: falta a chave com que esta cópia foi cifrada.");
  }
  if (mark(backupKey ?? secretKey, "backup key", salt) !== keyMark) {
    throw new StartupError(
      "BACKUP_KEY: não é a chave com que esta cópia foi cifrada; nada foi alterado.",
    );
  }
  return { secretKey, backupKey };
}

function mark(key: Buffer, purpose: string, salt: string): string {
  return deriveKey(key, `${purpose} mark ${salt}`, 16).toString("hex");
}

function requireSecret(secretKey: Buffer | undefined): Buffer {
  if (!secretKey) throw new Error("no secret key");
  return secretKey;
}
