import { randomBytes } from "node:crypto";

/** Crockford's base 32, as `parseProtocolo` expects it. Ten letters contain fifty random bits. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 10;

export function newProtocolo(today: string): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte & 31]).join("");
  return `${today.slice(0, 4)}-${letters.slice(0, 5)}-${letters.slice(5)}`;
}
