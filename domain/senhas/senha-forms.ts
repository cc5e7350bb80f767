/** Reduces a password as guessers do (`Ｓｅｎｈａ@2026!` becomes `senha`), only to check if it is a common one. */
import { foldSenha, listWords } from "./senha-words.ts";

/** Matches characters that people add only to satisfy a rule: punctuation, but not emoji. */
const SIGNS = /(?!\p{Extended_Pictographic})[\p{P}\p{S}\p{Z}]/gu;
const LETTERS_AND_DIGITS = /[\p{L}\p{N}]/gu;
const YEARS = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

export interface SenhaForm {
  readonly text: string;
  readonly isBare: boolean;
}

export function listSenhaForms(senha: string, clinica: string): SenhaForm[] {
  const folded = foldSenha(senha);
  const spaced = folded.replace(SIGNS, " ");
  const signs = { text: folded.replace(LETTERS_AND_DIGITS, ""), isBare: false };
  if (spaced.trim() === "") return [signs];
  const withoutYears = spaced.replace(YEARS, " ");
  const withoutClinic = listWords(clinica).reduce(
    (text, word) => text.replaceAll(word, " "),
    withoutYears,
  );
  const bare = [spaced, withoutYears, withoutClinic].map((text) => text.replaceAll(" ", ""));
  const isBare = bare[0] !== folded;
  return [
    { text: folded, isBare: false },
    ...[...new Set(bare)]
      .filter((text) => text !== folded)
      .map((text) => (text === "" ? signs : { text, isBare })),
  ];
}
