import { plainText } from "../search/plain-text.ts";

interface Filling {
  nome: string;
  exame: string | undefined;
}

export function fillResposta(texto: string, { nome, exame }: Filling): string {
  const [first = nome] = nome.trim().split(/\s+/);
  return texto.replace(/\[([^[\]]{1,40})\]/g, (marked, word: string) => {
    const plain = plainText(word).trim();
    if (plain === "nome") return first;
    return plain === "exame" ? (exame ?? marked) : marked;
  });
}

export function hasExameMark(texto: string): boolean {
  return /\[\s*exame\s*\]/i.test(texto);
}

export function unfilledMark(texto: string): string | undefined {
  return /\[[\p{L} ]{1,40}\]/u.exec(texto)?.[0];
}

const SAME: ReadonlyMap<string, string> = new Map([
  ["ultrassom", "ultrassonografia"],
  ["usg", "ultrassonografia"],
  ["ecografia", "ultrassonografia"],
  ["rx", "radiografia"],
]);

const SMALL = new Set(["a", "o", "as", "os", "da", "de", "do", "das", "dos", "e", "com", "em"]);

/** @returns the exam whose words are all in the text, preferring longer names; undefined if several remain */
export function findExameIn(texto: string, nomes: readonly string[]): string | undefined {
  const written = new Set(wordsOf(texto));
  const found = nomes
    .map((nome) => ({ nome, words: wordsOf(nome) }))
    .filter(({ words }) => words.length > 0 && words.every((word) => written.has(word)));
  const longest = found.filter(
    ({ words }) =>
      !found.some(
        (other) =>
          other.words.length > words.length && words.every((word) => other.words.includes(word)),
      ),
  );
  const [only, ...others] = longest;
  return others.length === 0 ? only?.nome : undefined;
}

function wordsOf(nome: string): string[] {
  return plainText(nome)
    .replace(/\braios? x\b/g, "rx")
    .split(" ")
    .filter((word) => word !== "" && !SMALL.has(word))
    .map((word) => SAME.get(word) ?? word);
}
