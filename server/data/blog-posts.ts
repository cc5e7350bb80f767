/** Articles that anyone may read: published, and their date has come. Newest first. */
import { and, desc, eq, ne, notInArray, type SQL, sql } from "drizzle-orm";
import type { BlogPost, Categoria, PostSummary } from "#domain/blog-posts.ts";
import type { Tx } from "#server/db/open.ts";
import { blogPosts as table } from "#server/db/schema/blog-posts.ts";

const summary = {
  id: table.id,
  titulo: table.titulo,
  slug: table.slug,
  resumo: table.resumo,
  imagem_capa_url: table.imagem_capa_url,
  texto_alternativo: table.texto_alternativo,
  data_publicacao: table.data_publicacao,
  autor: table.autor,
  categoria: table.categoria,
  tempo_leitura_min: table.tempo_leitura_min,
};

// Written out, not as parameters: the planner then knows that the partial indexes apply.
export const isPublished = sql`${table.status} = 'publicado' and ${table.data_publicacao} <= now()`;

export interface ListPostsOptions {
  limit?: number;
  categoria?: Categoria;
}

export function listPublishedPosts(
  tx: Tx,
  { limit, categoria }: ListPostsOptions = {},
): Promise<PostSummary[]> {
  const query = tx
    .select(summary)
    .from(table)
    .where(categoria ? and(isPublished, eq(table.categoria, categoria)) : isPublished)
    .orderBy(desc(table.data_publicacao), table.id);
  return limit === undefined ? query : query.limit(limit);
}

/** Others of the same category, filled up with the newest of all where they are too few. */
export async function listRelatedPosts(
  tx: Tx,
  { id, categoria }: { id: string; categoria: Categoria | null },
  limit: number,
): Promise<PostSummary[]> {
  const newest = (condition: SQL | undefined, most: number) =>
    tx
      .select(summary)
      .from(table)
      .where(and(isPublished, condition))
      .orderBy(desc(table.data_publicacao), table.id)
      .limit(most);
  const alike = categoria
    ? await newest(and(eq(table.categoria, categoria), ne(table.id, id)), limit)
    : [];
  if (alike.length === limit) return alike;
  const known = [id, ...alike.map((post) => post.id)];
  return [...alike, ...(await newest(notInArray(table.id, known), limit - alike.length))];
}

export interface PublishedPost extends BlogPost {
  versao: number;
  atualizado_em: Date;
}

/** Undefined for a draft, for a date to come and for an unknown slug alike. */
export async function getPublishedPost(tx: Tx, slug: string): Promise<PublishedPost | undefined> {
  const [row] = await tx
    .select({
      ...summary,
      conteudo: table.conteudo,
      status: table.status,
      ordem_exibicao: table.ordem_exibicao,
      versao: table.versao,
      atualizado_em: table.atualizado_em,
    })
    .from(table)
    .where(and(eq(table.slug, slug), isPublished))
    .limit(1);
  return row;
}
