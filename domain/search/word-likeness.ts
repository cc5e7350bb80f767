/** Computes pg_trgm's `word_similarity` for encrypted data; a test of the search compares both. */

/** From this likeness on a word counts as mistyped, here and in the database. */
export const LIKE_FROM = 0.5;

/** @param word and @param text as `plainText` gives them; the result is from 0 to 1 */
export function wordLikeness(word: string, text: string): number {
  const wanted = new Set(trigrams(word));
  const there = trigrams(text);
  const firstAt = new Map<string, number>();
  // Gives each distinct trigram of the text a number.
  const numbers = there.map((one, index) => {
    const known = firstAt.get(one);
    if (known !== undefined) return known;
    firstAt.set(one, index);
    return index;
  });
  const isWanted = there.map((one) => wanted.has(one));
  return bestExtent(wanted.size, numbers, isWanted);
}

/** Faster than `wordLikeness` for thousands of words, because for most of them counting shared trigrams is enough. */
export function likenessTo(word: string): (other: string) => boolean {
  const wanted = new Set(trigrams(word));
  return (other) => {
    // Each shared trigram counts at most once.
    const common = trigrams(other).filter((one) => wanted.has(one)).length;
    return common / wanted.size >= LIKE_FROM && wordLikeness(word, other) >= LIKE_FROM;
  };
}

/** Two spaces before a word and one after it give weight to its beginning and end. */
function trigrams(text: string): string[] {
  return text
    .split(" ")
    .filter((word) => word !== "")
    .flatMap((word) => {
      const padded = `  ${word} `;
      return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
    });
}

/** Finds the part of the text most like the word, as pg_trgm's `iterate_word_similarity` does. */
function bestExtent(size: number, numbers: number[], isWanted: boolean[]): number {
  const lastAt = new Map<number, number>();
  let lower = -1;
  let length = 0;
  let count = 0;
  let best = 0;
  const likeness = (common: number, distinct: number) => common / (size + distinct - common);
  for (const [upper, number] of numbers.entries()) {
    if (lower >= 0 || isWanted[upper]) {
      if (!lastAt.has(number)) {
        length++;
        if (isWanted[upper]) count++;
      }
      lastAt.set(number, upper);
    }
    if (!isWanted[upper]) continue;
    if (lower === -1) {
      lower = upper;
      length = 1;
    }
    let current = likeness(count, length);
    const before = lower;
    let [shorterLength, shorterCount] = [length, count];
    for (let from = before; from <= upper; from++) {
      const shorter = likeness(shorterCount, shorterLength);
      if (shorter > current) {
        current = shorter;
        [length, lower, count] = [shorterLength, from, shorterCount];
      }
      const left = numbers[from] as number;
      if (lastAt.get(left) !== from) continue;
      shorterLength--;
      if (isWanted[from]) shorterCount--;
    }
    best = Math.max(best, current);
    for (let from = before; from < lower; from++) {
      const left = numbers[from] as number;
      if (lastAt.get(left) === from) lastAt.delete(left);
    }
  }
  return best;
}
