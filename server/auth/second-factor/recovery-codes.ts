import { randomInt } from "node:crypto";

const AMOUNT = 10;
/** The alphabet lacks what handwriting confuses: 0 and o, 1, i and l. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

/** Each code has 49 bits, far more than the limits let anyone guess. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: AMOUNT }, () => `${letters(5)}-${letters(5)}`);
}

function letters(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}
