/** What a link carries by which a consent is withdrawn: it follows from an id under the server's key, and only its hash is kept. */
import { hashToken } from "#server/auth/recovery/recovery-token.ts";
import { signatureOf } from "./signature.ts";

/** @param referencia id of what the consent allows */
export function consentToken(secretKey: Buffer, referencia: string): string {
  return signatureOf(secretKey, "consent link", referencia);
}

export function consentProof(secretKey: Buffer, referencia: string): string {
  return hashToken(consentToken(secretKey, referencia));
}
