/**
 * The token in the link that withdraws a consent, computed from an id with the server's key. Only its hash is stored.
 */
import { hashToken } from "#server/auth/recovery/recovery-token.ts";
import { signatureOf } from "./signature.ts";

export function consentToken(secretKey: Buffer, referencia: string): string {
  return signatureOf(secretKey, "consent link", referencia);
}

export function consentProof(secretKey: Buffer, referencia: string): string {
  return hashToken(consentToken(secretKey, referencia));
}
