import { sql } from "drizzle-orm";
import type { Exame } from "#domain/exames/exames.ts";
import { LIKE_FROM } from "#domain/search/word-likeness.ts";
import { likenessOf } from "#server/data/kit/search.ts";
import type { Tx } from "#server/db/open.ts";

type FoundExame = Omit<Exame, "versao">;

interface Found extends FoundExame, Record<string, unknown> {}

/**
 * If any exam's name contains all words, exams with merely similar names are left out. Only names are searched for
 * a word's synonyms (after "|"), because a description may mention other exams.
 * @param words as `parseSearch` returns them: letters, digits and "|", which are safe in a regular expression
 */
export async function searchExames(tx: Tx, words: string[]): Promise<FoundExame[]> {
  const rows = await tx.execute<Found>(sql`
    with scored as (
      select e.id, e.nome, e.slug, e.descricao, e.preparo, e.ordem_exibicao, worst, total,
        bool_or(worst = 1) over () as any_literal
      from exames e,
        lateral (
          select min(case
              when likeness.value >= ${LIKE_FROM}::real then likeness.value
              when length(first) >= 4 and e.descricao_busca like '%' || first || '%' then 0.2
              else 0 end) as worst,
            sum(likeness.value) as total
          from unnest(string_to_array(${words.join(" ")}, ' ')) as word,
            lateral (select split_part(word, '|', 1) as first offset 0) known,
            lateral (select ${likenessOf(sql`word`, sql`first`, sql`e.nome_busca`)} as value offset 0) likeness
        ) score
    )
    select id, nome, slug, descricao, preparo, ordem_exibicao from scored
    where worst > 0 and not (any_literal and worst between ${LIKE_FROM}::real and 0.999)
    order by worst > 0.2 desc, total desc, ordem_exibicao, nome collate "pt-BR-x-icu", id`);
  return [...rows];
}
