/** Finds rows by words in any order. Words may lack accents or letters, or contain small errors. */
import { and, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { isShortNumber, parseSearch } from "#domain/search/parse-search.ts";
import { LIKE_FROM } from "#domain/search/word-likeness.ts";

export interface Searched {
  /** Columns with names, which are also compared by similarity. */
  names: readonly AnyPgColumn[];
  /** Columns with longer texts, in which a word has to match exactly. */
  texts?: readonly AnyPgColumn[];
}

interface Found {
  all: SQL;
  /** True if each word occurs in the row or resembles a part of a name. Used only if no row contains all words. */
  like: SQL;
}

/** Words with fewer letters are not searched for in texts, because they occur within too many other words. */
const SHORTEST_IN_TEXT = 4;

/** Selects 1 if the text contains the word or a synonym (after "|"), otherwise the similarity of word and text. */
export function likenessOf(word: SQL, first: SQL, plain: SQL): SQL {
  return sql`case when ${plain} ~ ${word} then 1 else word_similarity(${first}, ${plain}) end`;
}

export function searchOf(busca: string, { names, texts = [] }: Searched): Found | undefined {
  const typed = busca.trim();
  if (typed === "") return undefined;
  const phrase = or(...names.map((name) => contains(name, typed))) as SQL;
  const words = parseSearch(typed);
  if (words.length === 0) return { all: phrase, like: sql`false` };
  const isThere = (word: string) => {
    const first = word.split("|")[0] ?? "";
    const pattern = isShortNumber(word) ? `\\m${word}` : word;
    return [
      ...names.map((name) => sql`${plain(name)} ~ ${pattern}`),
      ...(first.length < SHORTEST_IN_TEXT ? [] : texts.map((text) => contains(text, first))),
    ];
  };
  const isLike = (word: string) => {
    const first = word.split("|")[0] ?? "";
    return names.map((name) => sql`word_similarity(${first}, ${plain(name)}) >= ${LIKE_FROM}`);
  };
  const everyWord = (of: (word: string) => SQL[]) => and(...words.map((word) => or(...of(word))));
  return {
    all: or(phrase, everyWord(isThere)) as SQL,
    like: everyWord((word) => [...isThere(word), ...isLike(word)]) as SQL,
  };
}

/** If no row contains all words, finds rows with similar words. @param count a function that counts rows */
export async function searchFor(
  found: Found | undefined,
  count: (where: SQL | undefined) => Promise<number>,
): Promise<{ where: SQL | undefined; total: number; isSimilar: boolean }> {
  const total = await count(found?.all);
  if (!found || total > 0) return { where: found?.all, total, isSimilar: false };
  return { where: found.like, total: await count(found.like), isSimilar: true };
}

function plain(column: AnyPgColumn): SQL {
  return sql`texto_busca(coalesce(${column}, ''))`;
}

/** Ignores case and accents; no character is a wildcard. */
function contains(column: AnyPgColumn, text: string): SQL {
  return sql`position(texto_busca(${text}) in ${plain(column)}) > 0`;
}
