/** Exams similar to a given one. */

import { memoize } from "../listas/memoize.ts";
import { parseSearch } from "../search/parse-search.ts";
import { exameGroupTitle } from "./exame-groups.ts";

interface NamedExame {
  slug: string;
  nome: string;
}

/**
 * @param exames all, in the clinic's order, which decides ties.
 * @returns at most `limit` others, sorted by how many words their names share with this one's; the same
 * group counts as one more word.
 */
export function relatedExames<T extends NamedExame>(
  exame: NamedExame,
  exames: readonly T[],
  limit: number,
) {
  return exames
    .filter(({ slug }) => slug !== exame.slug)
    .map((other) => ({ other, similarity: similarity(exame.nome, other.nome) }))
    .filter(({ similarity }) => similarity > 0)
    .toSorted((a, b) => b.similarity - a.similarity)
    .slice(0, limit)
    .map(({ other }) => other);
}

function similarity(one: string, other: string): number {
  const group = exameGroupTitle(one);
  const isSameGroup = group !== undefined && group === exameGroupTitle(other);
  const words = wordsOf(other);
  const shared = wordsOf(one).filter((word) => words.includes(word));
  return shared.length + (isSameGroup ? 1 : 0);
}

/** Without the plural's ending: "mama" is "mamas". */
const wordsOf = memoize(1_000, (nome: string) =>
  parseSearch(nome).map((word) => word.replace(/s$/, "")),
);
