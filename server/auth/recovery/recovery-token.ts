/** The token is computed from its row's id with the server's key, and the database stores only the token's hash. */
import { createHash } from "node:crypto";
import { signatureOf } from "#server/crypto/signature.ts";

export function recoveryToken(secretKey: Buffer, id: string): string {
  return signatureOf(secretKey, "recovery link", id);
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
