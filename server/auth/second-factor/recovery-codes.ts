/** The codes that open an account without the telephone: written on paper, and typed from it. */
import { randomInt } from "node:crypto";

const AMOUNT = 10;
/** Without what a hand makes alike: 0 and o, 1, i and l. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

/** Each holds 49 bits; guessing is limited long before that. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: AMOUNT }, () => `${letters(5)}-${letters(5)}`);
}

function letters(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}
