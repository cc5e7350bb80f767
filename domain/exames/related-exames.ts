import { memoize } from "../listas/memoize.ts";
import { parseSearch } from "../search/parse-search.ts";
import type { ExameGrupo } from "./exame-grupos.ts";
import { exameGroupTitle } from "./group-exames.ts";

interface NamedExame {
  slug: string;
  nome: string;
}

/** Similarity is the number of shared words, plus one for the same group. Equally similar exams keep their order. */
export function relatedExames<T extends NamedExame>(
  exame: NamedExame,
  exames: readonly T[],
  { limit, grupos }: { limit: number; grupos?: readonly ExameGrupo[] },
) {
  const group = exameGroupTitle(exame.nome, grupos);
  return exames
    .filter(({ slug }) => slug !== exame.slug)
    .map((other) => {
      const isSameGroup = group !== undefined && group === exameGroupTitle(other.nome, grupos);
      const similarity = sharedWords(exame.nome, other.nome) + (isSameGroup ? 1 : 0);
      return { other, similarity };
    })
    .filter(({ similarity }) => similarity > 0)
    .toSorted((a, b) => b.similarity - a.similarity)
    .slice(0, limit)
    .map(({ other }) => other);
}

function sharedWords(one: string, other: string): number {
  const words = wordsOf(other);
  return wordsOf(one).filter((word) => words.includes(word)).length;
}

/** Returns a name's words without the plural's ending, so that `mama` and `mamas` are equal. */
const wordsOf = memoize(1_000, (nome: string) =>
  parseSearch(nome).map((word) => word.replace(/s$/, "")),
);
