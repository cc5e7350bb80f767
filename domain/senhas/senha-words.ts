/** Words as passwords are made of them: in one spelling, whoever writes them and on which keyboard. */

/** Zero-width spaces, direction marks, fillers: nobody sees them, and no guesser types them. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const MARKS = /\p{M}/gu;
const SHORTEST = 3;

/** As it looks in the usual letters: what nobody sees counts for nothing. */
export function visibleText(text: string): string {
  return text.normalize("NFKC").replace(INVISIBLE, "");
}

/** Full-width letters, ligatures, accents, capitals and invisible signs make no other word. */
export function foldSenha(text: string): string {
  return visibleText(text).normalize("NFD").replace(MARKS, "").toLowerCase();
}

/** Of a name, folded, the longest first: what is part of another word does not break it up. */
export function listWords(name: string): string[] {
  const words = foldSenha(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST);
  return [...new Set(words)].sort((one, other) => other.length - one.length);
}
