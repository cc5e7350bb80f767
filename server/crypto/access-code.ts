/** A patient's one-time code is computed from the id of its row, so the code itself is not stored. */
import { createHmac } from "node:crypto";
import { deriveKey } from "./secret-key.ts";

const DIGITS = 6;

export function accessCode(secretKey: Buffer, id: string): string {
  const bytes = createHmac("sha256", deriveKey(secretKey, "access codes", 32))
    .update(id)
    .digest();
  // With 48 random bits, the modulo makes no code noticeably likelier than another.
  return String(bytes.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, "0");
}
