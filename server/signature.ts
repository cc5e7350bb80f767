/** What this server signs, so that nobody else can have written it: HMAC-SHA256 under a key for one purpose. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "./secret-key.ts";

/** @param purpose a constant of the code: what is signed for one is worth nothing for another */
export function signatureOf(secretKey: Buffer, purpose: string, text: string): string {
  return createHmac("sha256", deriveKey(secretKey, purpose, 32))
    .update(text)
    .digest("base64url");
}

/** Takes the same time wherever the two differ. */
export function isSignatureOf(
  secretKey: Buffer,
  purpose: string,
  text: string,
  signature: string,
): boolean {
  const right = Buffer.from(signatureOf(secretKey, purpose, text));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given);
}
