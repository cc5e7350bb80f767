/** A part has at most 64 characters (PS3.5, 6.2). */
const PART = 60;

/** The last word is the family name: `Souza^Maria da Conceição`. */
export function dicomName(nome: string): string {
  const words = nome
    .replace(/[\^=\\]/g, " ")
    .trim()
    .split(/\s+/);
  const family = words.length > 1 ? words.pop() : undefined;
  const given = words.join(" ").slice(0, PART);
  return family === undefined ? given : `${family.slice(0, PART)}^${given}`;
}
