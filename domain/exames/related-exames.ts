import { memoize } from "../listas/memoize.ts";
import { parseSearch } from "../search/parse-search.ts";
import { exameGroupTitle } from "./exame-groups.ts";

interface NamedExame {
  slug: string;
  nome: string;
}

/** Each common word counts one, and so does the same group. Of equally similar exams the first in the list wins. */
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

/** Removes the plural's ending, so that `mama` and `mamas` are the same. */
const wordsOf = memoize(1_000, (nome: string) =>
  parseSearch(nome).map((word) => word.replace(/s$/, "")),
);
