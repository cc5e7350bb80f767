import { plainText } from "../search/plain-text.ts";

export type Offered<Suggested> = Suggested & {
  /** True if a record has the suggestion's name, apart from accents, case and punctuation. */
  isListed: boolean;
};

export function markListed<Suggested extends { nome: string }>(
  suggested: readonly Suggested[],
  listed: readonly string[],
): Offered<Suggested>[] {
  const names = new Set(listed.map(comparable));
  return suggested.map((one) => ({ ...one, isListed: names.has(comparable(one.nome)) }));
}

export function comparable(text: string): string {
  return plainText(text).trim();
}
