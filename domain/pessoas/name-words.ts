const LONGEST = 255;
const MOST_WORDS = 12;
const SHORTEST_PREFIX = 3;

/** @returns the name's different words in lower case without accents; `D'Ávila` is the word `davila` */
export function nameWords(name: string): string[] {
  const plain = name
    .slice(0, LONGEST)
    .normalize("NFD")
    .replace(/[\p{M}'’`´]/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ");
  return [...new Set(plain.split(" ").filter((word) => word !== ""))].slice(0, MOST_WORDS);
}

/** @returns the terms that are stored for the search: the words, and their beginnings of three letters or more */
export function nameTerms(name: string): string[] {
  return [...new Set(nameWords(name).flatMap(beginnings))];
}

function beginnings(word: string): string[] {
  const letters = [...word];
  const prefixes = letters.slice(SHORTEST_PREFIX).map((_letter, index) => index + SHORTEST_PREFIX);
  return [...prefixes.map((length) => letters.slice(0, length).join("")), word];
}
