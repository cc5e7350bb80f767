/** Which of the clinic's own names fit what somebody types, and whether what is typed is one of them. */
import { parseSearch } from "./parse-search.ts";
import { plainText } from "./plain-text.ts";
import { textMatch } from "./text-match.ts";

const MOST = 50;

/**
 * The names that the search finds for what is typed; what begins as it was typed comes first. All,
 * where nothing is typed.
 */
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
    // Words that begin as they were typed come before those that only hold it.
    const begins = (word: string) => word.split("|").some((one) => ` ${text}`.includes(` ${one}`));
    return words.every(begins) ? 2 : 3;
  };
  return fitting
    .map((one) => ({ ...one, rank: rank(one.plain) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ name }) => name);
}

/** @returns the name as the list spells it, whatever the case and accents of what was typed */
export function findListedName(names: readonly string[], typed: string): string | undefined {
  const plain = plainText(typed).trim();
  return names.find((name) => plainText(name).trim() === plain);
}
