/** The token in a consent's link is computed from an id with the server's key; only the token's hash is stored. */
import { hashToken } from "#server/auth/recovery/recovery-token.ts";
import { signatureOf } from "./signature.ts";

export function consentToken(secretKey: Buffer, referencia: string): string {
  return signatureOf(secretKey, "consent link", referencia);
}

export function consentProof(secretKey: Buffer, referencia: string): string {
  return hashToken(consentToken(secretKey, referencia));
}
