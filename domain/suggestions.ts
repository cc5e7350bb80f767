/** Which of the clinic's own names fit what somebody types, and whether what is typed is one of them. */
import { parseSearch } from "./exame-search.ts";

const MOST = 50;

/**
 * The names that hold every typed word, whatever its case, accents and order, and words that patients
 * and staff say for them (`rx`, `tc`); what begins as it was typed comes first. All, where nothing is typed.
 */
export function suggestNames(names: readonly string[], typed: string): string[] {
  const words = parseSearch(typed).map((word) => word.split("|"));
  const start = fold(typed);
  const fitting = names
    .map((name) => ({ name, plain: fold(name) }))
    .filter(({ plain }) => words.every((others) => others.some((word) => plain.includes(word))));
  const rank = (plain: string) => {
    if (plain === start) return 0;
    if (plain.startsWith(start)) return 1;
    // Words that begin as they were typed come before those that only hold it.
    const begins = (word: string) => ` ${plain}`.includes(` ${word}`);
    return words.every((others) => others.some(begins)) ? 2 : 3;
  };
  return fitting
    .map((one) => ({ ...one, rank: rank(one.plain) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ name }) => name);
}

/** @returns the name as the list spells it, whatever the case and accents of what was typed */
export function findListedName(names: readonly string[], typed: string): string | undefined {
  const plain = fold(typed);
  return names.find((name) => fold(name) === plain);
}

function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
