/** Follows the rules by which server/data/kit/search.ts searches tables. */
import { isShortNumber } from "./parse-search.ts";
import { plainText } from "./plain-text.ts";
import { likenessTo } from "./word-likeness.ts";

export interface TextMatch {
  hasAll(plain: string): boolean;
  /** True if the text contains each word, or a similar word. Searches use it if no text contains all words. */
  isLike(plain: string): boolean;
}

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
