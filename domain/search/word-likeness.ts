/** Computes pg_trgm's `word_similarity` for data that PostgreSQL cannot decrypt. A test compares the results. */

/** Words with at least this likeness count as the same word mistyped, here and in the database. */
export const LIKE_FROM = 0.5;

/** Both texts must come from `plainText`. @returns a number from 0 to 1 */
export function wordLikeness(word: string, text: string): number {
  const wanted = new Set(trigrams(word));
  const there = trigrams(text);
  const firstAt = new Map<string, number>();
  const numbers = there.map((one, index) => {
    const known = firstAt.get(one);
    if (known !== undefined) return known;
    firstAt.set(one, index);
    return index;
  });
  const isWanted = there.map((one) => wanted.has(one));
  return bestExtent(wanted.size, numbers, isWanted);
}

/** Compares faster than `wordLikeness`: for most words it is enough to count the shared trigrams. */
export function likenessTo(word: string): (other: string) => boolean {
  const wanted = new Set(trigrams(word));
  return (other) => {
    const common = trigrams(other).filter((one) => wanted.has(one)).length;
    return common / wanted.size >= LIKE_FROM && wordLikeness(word, other) >= LIKE_FROM;
  };
}

/** Like pg_trgm, puts two spaces before and one after a word, which gives weight to its beginning and end. */
function trigrams(text: string): string[] {
  return text
    .split(" ")
    .filter((word) => word !== "")
    .flatMap((word) => {
      const padded = `  ${word} `;
      return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
    });
}

/** @returns the likeness of the text's most similar part, computed as pg_trgm's `iterate_word_similarity` does */
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
