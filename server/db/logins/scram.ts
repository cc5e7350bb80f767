/** Computes a password's stored form (RFC 5802, RFC 7677), so that PostgreSQL's log never shows the password. */
import { createHash, createHmac, pbkdf2, randomBytes } from "node:crypto";
import { promisify } from "node:util";

/** PostgreSQL's default. The passwords are 256 random bits, so more rounds would add nothing. */
const ITERATIONS = 4096;

/** @param password ASCII only (SASLprep would change other text) */
export async function scramVerifier(password: string): Promise<string> {
  const salt = randomBytes(16);
  const salted = await promisify(pbkdf2)(password, salt, ITERATIONS, 32, "sha256");
  const storedKey = createHash("sha256").update(hmac(salted, "Client Key")).digest("base64");
  const serverKey = hmac(salted, "Server Key").toString("base64");
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString("base64")}$${storedKey}:${serverKey}`;
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
