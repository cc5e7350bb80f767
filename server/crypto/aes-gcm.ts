/** AES-256-GCM for one value; the result is the nonce, the ciphertext and the tag, joined. */
import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** One key may encrypt at most 2^32 values (NIST SP 800-38D). Decryption needs the same `context`. */
export function encryptBytes(key: Buffer | KeyObject, context: string, plain: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

export function decryptBytes(
  key: Buffer | KeyObject,
  context: string,
  encrypted: Uint8Array,
): Buffer {
  const bytes = Buffer.from(encrypted);
  if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error("ciphertext too short");
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const plain = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
  return Buffer.concat([plain, decipher.final()]);
}
