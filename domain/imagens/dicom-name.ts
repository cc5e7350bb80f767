/** The most characters of the family name, and of the other names. */
const PART = 60;

/** Takes the last word as the family name: `Souza^Maria da Conceição`. */
export function dicomName(nome: string): string {
  const words = nome
    .replace(/[\^=\\]/g, " ")
    .trim()
    .split(/\s+/);
  const family = words.length > 1 ? words.pop() : undefined;
  const given = words.join(" ").slice(0, PART);
  return family === undefined ? given : `${family.slice(0, PART)}^${given}`;
}
