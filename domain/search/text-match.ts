/** The search over texts that are in memory, by the rule of the one over tables (server/data/kit/search.ts). */
import { isShortNumber } from "./parse-search.ts";
import { plainText } from "./plain-text.ts";
import { likenessTo } from "./word-likeness.ts";

export interface TextMatch {
  /** Whether every word is in the text. */
  hasAll(plain: string): boolean;
  /** Whether every word is in the text or like one of its words; counts where no text has all. */
  isLike(plain: string): boolean;
}

/**
 * @param typed as it was typed
 * @param words of it, each perhaps with other names behind "|"
 */
export function textMatch(typed: string, words: readonly string[]): TextMatch {
  const phrase = plainText(typed).trim();
  const wanted = words.map((word) => {
    const names = word.split("|");
    return { names, isLike: likenessTo(names[0] ?? ""), known: new Map<string, boolean>() };
  });
  const isIn = (names: readonly string[], plain: string) =>
    names.some((name) =>
      isShortNumber(name) ? ` ${plain}`.includes(` ${name}`) : plain.includes(name),
    );
  return {
    hasAll: (plain) => plain.includes(phrase) || wanted.every(({ names }) => isIn(names, plain)),
    isLike(plain) {
      // Each word of a language is compared once, however many texts have it.
      const isLikeOneOf = ({ isLike, known }: (typeof wanted)[number]) =>
        plain.split(" ").some((one) => {
          const before = known.get(one);
          if (before !== undefined) return before;
          const isSimilar = isLike(one);
          known.set(one, isSimilar);
          return isSimilar;
        });
      return wanted.every((one) => isIn(one.names, plain) || isLikeOneOf(one));
    },
  };
}
