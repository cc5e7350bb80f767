/** Codes that replace the telephone, written down and typed from paper. */
import { randomInt } from "node:crypto";

const AMOUNT = 10;
/** Without what handwriting confuses: 0 and o, 1, i and l. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

/** Each has 49 bits; guessing is limited long before that. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: AMOUNT }, () => `${letters(5)}-${letters(5)}`);
}

function letters(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}
