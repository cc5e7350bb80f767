/** A person's name as words that can be looked for, whatever its accents, case and order. */
const LONGEST = 255;
const MOST_WORDS = 12;
const SHORTEST_PREFIX = 3;

/** Lower-case words without accents, each once; "D'Ávila" is one word as people type it: davila. */
export function nameWords(name: string): string[] {
  const plain = name
    .slice(0, LONGEST)
    .normalize("NFD")
    .replace(/[\p{M}'’`´]/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ");
  return [...new Set(plain.split(" ").filter((word) => word !== ""))].slice(0, MOST_WORDS);
}

/** What is kept of a name: its words, and their beginnings from three letters on. */
export function nameTerms(name: string): string[] {
  return [...new Set(nameWords(name).flatMap(beginnings))];
}

function beginnings(word: string): string[] {
  const letters = [...word];
  const prefixes = letters.slice(SHORTEST_PREFIX).map((_letter, index) => index + SHORTEST_PREFIX);
  return [...prefixes.map((length) => letters.slice(0, length).join("")), word];
}
