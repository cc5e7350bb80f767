/**
 * A password as those who guess it see it: `Ｓｅｎｈａ@2026!` is the word `senha`, however it is spelled and
 * decorated. Only the judgement reads it so; what is hashed is the password as it was typed.
 */
import { foldSenha, listWords } from "./senha-words.ts";

/** Emoji stay: nobody adds one to please a rule. */
const SIGNS = /(?!\p{Extended_Pictographic})[\p{P}\p{S}\p{Z}]/gu;
const LETTERS_AND_DIGITS = /[\p{L}\p{N}]/gu;
const YEARS = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

export interface SenhaForm {
  readonly text: string;
  /** Signs were left out, which a guesser would have to put back. */
  readonly isBare: boolean;
}

/**
 * @param clinica the clinic's name, which every guesser knows
 * @returns the password folded, then without its signs, without years, without the clinic's words; where
 *   nothing is left, its signs
 */
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
