import { parseSearch } from "./parse-search.ts";
import { plainText } from "./plain-text.ts";
import { textMatch } from "./text-match.ts";

const MOST = 50;

/** Finds names with all typed words, or else similar names. Names that begin with the typed text come first. */
export function suggestNames(names: readonly string[], typed: string): string[] {
  const words = parseSearch(typed);
  const start = plainText(typed).trim();
  const plain = names.map((name) => ({ name, plain: plainText(name).trim() }));
  const match = textMatch(typed, words);
  const exact = plain.filter((one) => match.hasAll(one.plain));
  const fitting = exact.length > 0 ? exact : plain.filter((one) => match.isLike(one.plain));
  const rank = (text: string) => {
    if (text === start) return 0;
    if (text.startsWith(start)) return 1;
    const begins = (word: string) => word.split("|").some((one) => ` ${text}`.includes(` ${one}`));
    return words.every(begins) ? 2 : 3;
  };
  return fitting
    .map((one) => ({ ...one, rank: rank(one.plain) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ name }) => name);
}

export function findListedName(names: readonly string[], typed: string): string | undefined {
  const plain = plainText(typed).trim();
  return names.find((name) => plainText(name).trim() === plain);
}
