/** Turns what somebody types into a search field, on /exames or in the back office, into search words. */
import { plainText } from "./plain-text.ts";

const LONGEST = 100;
const MOST_WORDS = 8;

/**
 * Patients' words and the ones in exams' names that they stand for; matched as whole words, after
 * normalising. "|" separates alternatives.
 */
const SYNONYMS: readonly [RegExp, string][] = [
  [/\b(?:raios? ?x|rx)\b/g, "radiografia|raio"],
  [
    /\b(?:usg|us|ultra ?som|ultras?on|ultrassonografias?|ecografias?)\b/g,
    "ultrassonografia|ultrassom|usg|ecografia",
  ],
  [/\b(?:rm|rmn|ressonancia magnetica nuclear)\b/g, "ressonancia"],
  [/\btc\b/g, "tomografia"],
  [/\b(?:ecg|eletro)\b/g, "eletrocardiograma"],
  [
    /\b(?:gravidez|gravidas?|gestantes?|gestacao|gestacional|bebes?|pre natal)\b/g,
    "obstetric|morfologic|translucencia",
  ],
  [/\bpressao(?: alta| arterial)?\b/g, "pressao|mapa"],
  [/\bpreventivo d[ae]s? mamas?\b/g, "mamografia"],
];

/** Stop words. */
const STOP_WORDS = new Set(
  "a as com da das de do dos e em exame exames na no o os ou para por um uma".split(" "),
);

/**
 * @param text as typed, of any length.
 * @returns lower-case words without accents, at most eight, a word's other names behind it with "|"
 * between them; empty when nothing can be searched.
 */
export function parseSearch(text: string): string[] {
  let plain = plainText(text.slice(0, LONGEST));
  for (const [pattern, name] of SYNONYMS) plain = plain.replace(pattern, name);
  const words = plain.split(" ").filter((word) => word !== "" && !STOP_WORDS.has(word));
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** A short number is looked for where a number begins: inside others it would be found too often. */
export function isShortNumber(word: string): boolean {
  return /^\d{1,2}$/.test(word);
}
