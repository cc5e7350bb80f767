import { parseSearch } from "./parse-search.ts";
import { plainText } from "./plain-text.ts";
import { textMatch } from "./text-match.ts";

/** @returns the records whose names contain all typed words. If there are none: the records with similar names. */
export function matchNames<One extends { nome: string }>(
  records: readonly One[],
  typed: string,
): One[] {
  const words = parseSearch(typed);
  if (words.length === 0) return [];
  const plain = records.map((record) => ({ record, text: plainText(record.nome).trim() }));
  const match = textMatch(typed, words);
  const exact = plain.filter(({ text }) => match.hasAll(text));
  const found = exact.length > 0 ? exact : plain.filter(({ text }) => match.isLike(text));
  return found.map(({ record }) => record);
}
