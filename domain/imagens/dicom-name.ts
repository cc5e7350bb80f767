/** The most characters of a whole name, with its delimiter (PS3.5, 6.2). */
const MOST = 64;
const MOST_FAMILY = 40;

/** Takes the last word as the family name: `Souza^Maria da Conceição`. */
export function dicomName(nome: string): string {
  const words = nome
    .replace(/[\^=\\]/g, " ")
    .trim()
    .split(/\s+/);
  const family = words.length > 1 ? `${words.pop()?.slice(0, MOST_FAMILY)}^` : "";
  return (family + words.join(" ")).slice(0, MOST).trimEnd();
}
