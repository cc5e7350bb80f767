import { nameWords } from "../pessoas/name-words.ts";
import { LIKE_FROM, wordLikeness } from "./word-likeness.ts";

/** The fewest letters of a word that may be mistyped. In shorter words an error often makes another name: Ana, Ada. */
const SHORTEST_SLIP = 4;

export function nameMatch(typed: string): (nome: string) => boolean {
  return matchWords(typed, isLike);
}

/** Also forgives an error in a word that is not typed to its end: `exme` for `Exames`. Too tolerant for people's names. */
export function labelMatch(typed: string): (label: string) => boolean {
  return matchWords(typed, isLikeBeginning);
}

function matchWords(typed: string, isLike: Likeness): (nome: string) => boolean {
  const wanted = nameWords(typed).map((word) => likenessOf(word, isLike));
  return (nome) => {
    const words = nameWords(nome);
    return wanted.length > 0 && wanted.every((isLikeIt) => words.some(isLikeIt));
  };
}

type Likeness = (typed: string, word: string) => boolean;

function likenessOf(typed: string, isLike: Likeness): (word: string) => boolean {
  const known = new Map<string, boolean>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const isSimilar = isLike(typed, word);
    known.set(word, isSimilar);
    return isSimilar;
  };
}

function isLike(typed: string, word: string): boolean {
  if (word.startsWith(typed) || wordLikeness(typed, word) >= LIKE_FROM) return true;
  return Math.min(typed.length, word.length) >= SHORTEST_SLIP && isOneSlip(typed, word);
}

function isLikeBeginning(typed: string, word: string): boolean {
  const { length } = typed;
  if (isLike(typed, word)) return true;
  if (length < SHORTEST_SLIP) return false;
  return [length - 1, length, length + 1].some((end) => isOneSlip(typed, word.slice(0, end)));
}

/** True if one letter is too many, missing or wrong, or two are swapped: `Tiago` for `Thiago`. */
function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return isSwapped && short.slice(at + 2) === long.slice(at + 2);
}
