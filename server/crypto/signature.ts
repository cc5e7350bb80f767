import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "#server/crypto/secret-key.ts";

export function signatureOf(secretKey: Buffer, purpose: string, text: string): string {
  return createHmac("sha256", deriveKey(secretKey, purpose, 32))
    .update(text)
    .digest("base64url");
}

export function isSignatureOf(
  secretKey: Buffer,
  purpose: string,
  text: string,
  signature: string,
): boolean {
  return isSameText(signature, signatureOf(secretKey, purpose, text));
}

/** Takes the same time wherever the texts differ, so the time does not reveal a signature. */
export function isSameText(given: string, expected: string): boolean {
  return isSameBytes(Buffer.from(given), Buffer.from(expected));
}

export function isSameBytes(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}
