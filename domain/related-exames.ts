/** Which other exams a reader of one may have meant. */
import { exameGroupTitle } from "./exame-groups.ts";
import { parseSearch } from "./exame-search.ts";
import { keeping } from "./keeping.ts";

interface Named {
  slug: string;
  nome: string;
}

/**
 * @param exames all, in the clinic's order, which settles what is equally near.
 * @returns at most `limit` others, those first whose names share most words with this one's; being
 * of the same group counts as one word more.
 */
export function relatedExames<T extends Named>(exame: Named, exames: readonly T[], limit: number) {
  return exames
    .filter(({ slug }) => slug !== exame.slug)
    .map((other) => ({ other, nearness: nearness(exame.nome, other.nome) }))
    .filter(({ nearness }) => nearness > 0)
    .toSorted((a, b) => b.nearness - a.nearness)
    .slice(0, limit)
    .map(({ other }) => other);
}

function nearness(one: string, other: string): number {
  const group = exameGroupTitle(one);
  const isSameGroup = group !== undefined && group === exameGroupTitle(other);
  const words = wordsOf(other);
  const shared = wordsOf(one).filter((word) => words.includes(word));
  return shared.length + (isSameGroup ? 1 : 0);
}

/** Without the plural's ending: "mama" is "mamas". */
const wordsOf = keeping(1_000, (nome: string) =>
  parseSearch(nome).map((word) => word.replace(/s$/, "")),
);
