/**
 * What a recovery link carries: 256 bits that follow from the record's id under the server's key. So
 * the database keeps only its hash and a job only the id, and yet the mail can be written again.
 */
import { createHash } from "node:crypto";
import { signatureOf } from "#server/crypto/signature.ts";

export function recoveryToken(secretKey: Buffer, id: string): string {
  return signatureOf(secretKey, "recovery link", id);
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
