import { and, arrayContains, desc, eq, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import {
  type BlogPost,
  type Categoria,
  type PostRecord,
  type PostSummary,
  type PostValues,
  type SituacaoPost,
  toPendente,
} from "#domain/blog/blog-posts.ts";
import { nextFreeSlug } from "#domain/texto/slug.ts";
import type { Tx } from "#server/db/open.ts";
import { blogPosts as table } from "#server/db/schema/blog-posts.ts";
import { hasId } from "./kit/has-id.ts";
import { recordsOf } from "./kit/records.ts";

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

// Has no parameters, so that PostgreSQL's planner can use the partial indexes.
export const isPublished = sql`${table.status} = 'publicado' and ${table.data_publicacao} <= now()`;

export function situacaoPostCondition(situacao: SituacaoPost): SQL {
  const { status, data_publicacao, pendente } = table;
  const isScheduled = sql`${status} = 'publicado' and ${data_publicacao} > now()`;
  const conditions: Record<SituacaoPost, SQL> = {
    rascunho: sql`${status} = 'rascunho'`,
    agendado: isScheduled,
    publicado: isPublished,
    semana: sql`${isScheduled} and ${data_publicacao} <= now() + interval '7 days'`,
    guardado: sql`${pendente} is not null`,
  };
  return conditions[situacao];
}

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

export async function findMovedPost(tx: Tx, slug: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ slug: table.slug })
    .from(table)
    .where(and(arrayContains(table.enderecos_antigos, [slug]), isPublished))
    .orderBy(desc(table.atualizado_em), table.id)
    .limit(1);
  return row?.slug;
}

export interface PostRow extends Omit<PostSummary, "texto_alternativo" | "tempo_leitura_min"> {
  versao: number;
  status: BlogPost["status"];
  temPendente: boolean;
}

const options = {
  table,
  searched: { texts: [table.resumo] },
  order: [{ column: table.data_publicacao, isDescending: true }, { column: table.id }],
};

const listed = {
  id: table.id,
  versao: table.versao,
  titulo: table.titulo,
  slug: table.slug,
  resumo: table.resumo,
  imagem_capa_url: table.imagem_capa_url,
  data_publicacao: table.data_publicacao,
  autor: table.autor,
  categoria: table.categoria,
  status: table.status,
};

const records = recordsOf<PostRecord, "enderecos_antigos" | "pendente", PostRow>({
  ...options,
  listed: { ...listed, temPendente: sql<boolean>`${table.pendente} is not null` },
});

const published = recordsOf<PostRecord, never, PostRow>({
  ...options,
  listed: { ...listed, temPendente: sql<boolean>`false` },
});

/** For roles that may not read drafts: does not select `pendente`, and row-level security hides unpublished posts. */
export const reviewedPosts = {
  list: published.list,
  async get(tx: Tx, id: string) {
    const { pendente, ...columns } = published.columns;
    const [row] = await tx.select(columns).from(table).where(hasId(table.id, id));
    return row as Omit<PostRecord, "pendente"> | undefined;
  },
};

export const blogPosts = {
  ...records,
  /** Posts are ordered by date, so none can be moved. */
  reorder: undefined,

  update(tx: Tx, { values, ...change }: { id: string; versao: number; values: PostValues }) {
    return records.update(tx, { ...change, values: { ...values, pendente: null } });
  },

  /** Stores a draft beside the published post, which does not change. */
  keep(tx: Tx, { values, ...change }: { id: string; versao: number; values: PostValues }) {
    return records.update(tx, { ...change, values: { pendente: toPendente(values) } });
  },

  discard(tx: Tx, change: { id: string; versao: number }) {
    return records.update(tx, { ...change, values: { pendente: null } });
  },
};

/** @returns a free slug if another post uses `slug`, otherwise undefined */
export async function proposeSlug(
  tx: Tx,
  { slug, id = "" }: { slug: string; id?: string },
): Promise<string | undefined> {
  const rows = await tx
    .select({ slug: table.slug })
    .from(table)
    .where(
      and(
        sql`${table.id}::text <> ${id}`,
        or(eq(table.slug, slug), sql`starts_with(${table.slug}, ${`${slug}-`})`),
      ),
    );
  const taken = rows.map((row) => row.slug);
  return taken.includes(slug) ? nextFreeSlug(slug, taken) : undefined;
}
