import { plainText } from "./plain-text.ts";

const LONGEST = 100;
const MOST_WORDS = 8;

/** Replaces patients' words by the words of exams' names; "|" separates alternatives. */
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

const STOP_WORDS = new Set(
  "a as com da das de do dos e em exame exames na no o os ou para por um uma".split(" "),
);

/** @returns at most eight words in lower case without accents, some with alternatives after "|"; none for blank text */
export function parseSearch(text: string): string[] {
  let plain = plainText(text.slice(0, LONGEST));
  for (const [pattern, name] of SYNONYMS) plain = plain.replace(pattern, name);
  const words = plain.split(" ").filter((word) => word !== "" && !STOP_WORDS.has(word));
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** True for one or two digits. They match only the beginning of a number, because many numbers contain them. */
export function isShortNumber(word: string): boolean {
  return /^\d{1,2}$/.test(word);
}
