/** What a patient types in `Buscar exame`, made ready for the search. */
const LONGEST = 100;
const MOST_WORDS = 8;

/** Short names that the exams' own do not contain; matched as whole words, after normalising. */
const ABBREVIATIONS: readonly [RegExp, string][] = [
  [/\b(?:raios? ?x|rx)\b/g, "radiografia"],
  [/\b(?:usg|us|ultra ?som|ultras?on)\b/g, "ultrassonografia"],
  [/\b(?:rm|rmn|ressonancia magnetica nuclear)\b/g, "ressonancia"],
  [/\btc\b/g, "tomografia"],
  [/\b(?:ecg|eletro)\b/g, "eletrocardiograma"],
];

/** Words that say nothing about which exam is meant. */
const EMPTY = new Set(
  "a as com da das de do dos e em exame exames na no o os para por um uma".split(" "),
);

/**
 * @param text as typed, of any length.
 * @returns lower-case words without accents, at most eight; empty when nothing can be searched.
 */
export function parseSearch(text: string): string[] {
  let plain = text
    .slice(0, LONGEST)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ");
  for (const [pattern, name] of ABBREVIATIONS) plain = plain.replace(pattern, name);
  const words = plain.split(" ").filter((word) => word !== "" && !EMPTY.has(word));
  return [...new Set(words)].slice(0, MOST_WORDS);
}
