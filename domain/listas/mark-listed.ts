/** Marks the built-in suggestions that the clinic's list already has. */
import { plainText } from "../search/plain-text.ts";

export type Offered<Suggested> = Suggested & {
  /** True if the clinic's list has a record of this name, ignoring accents, case and punctuation. */
  isListed: boolean;
};

/** @param listed the names in the clinic's list */
export function markListed<Suggested extends { nome: string }>(
  suggested: readonly Suggested[],
  listed: readonly string[],
): Offered<Suggested>[] {
  const names = new Set(listed.map(comparable));
  return suggested.map((one) => ({ ...one, isListed: names.has(comparable(one.nome)) }));
}

/** @returns the text without accents, capitals and punctuation, for comparing names */
export function comparable(text: string): string {
  return plainText(text).trim();
}
