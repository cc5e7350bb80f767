import { randomInt } from "node:crypto";

const AMOUNT = 10;
/** Without characters that look alike in handwriting: 0 and o; 1, i and l. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

/** Each code has 49 random bits. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: AMOUNT }, () => `${letters(5)}-${letters(5)}`);
}

function letters(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}
