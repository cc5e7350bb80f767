import { and, desc, eq, inArray, sql } from "drizzle-orm";
import {
  ENVIO_TRIES,
  type Progress,
  SITUACOES_ENVIO,
  type SituacaoEnvio,
  type SituacaoInscrito,
  secondsToNextTry,
} from "#domain/mensagens/newsletter.ts";
import { isPublished } from "#server/data/blog-posts.ts";
import { hasId } from "#server/data/kit/has-id.ts";
import type { Tx } from "#server/db/open.ts";
import { blogPosts } from "#server/db/schema/blog-posts.ts";
import { inscritos } from "#server/db/schema/inscritos.ts";
import { newsletterEdicoes } from "#server/db/schema/newsletter-edicoes.ts";
import { newsletterEnvios as table } from "#server/db/schema/newsletter-envios.ts";

export interface NewsletterPost {
  id: string;
  titulo: string;
  slug: string;
  resumo: string;
  autor: string | null;
  tempo_leitura_min: number;
  data_publicacao: Date;
}

const POST = {
  id: blogPosts.id,
  titulo: blogPosts.titulo,
  slug: blogPosts.slug,
  resumo: blogPosts.resumo,
  autor: blogPosts.autor,
  tempo_leitura_min: blogPosts.tempo_leitura_min,
  data_publicacao: blogPosts.data_publicacao,
};

export async function getNewsletterPost(tx: Tx, id: string): Promise<NewsletterPost | undefined> {
  const [row] = await tx
    .select(POST)
    .from(blogPosts)
    .where(and(hasId(blogPosts.id, id), isPublished));
  return row;
}

export interface SendablePost {
  id: string;
  titulo: string;
  data_publicacao: Date;
  total: number;
  enviados: number;
  na_fila: number;
  sai_em: Date | null;
}

export async function listSendablePosts(tx: Tx, limit: number): Promise<SendablePost[]> {
  const { id, titulo, data_publicacao } = blogPosts;
  // Selects the posts first, so that only their mails are counted.
  const posts = tx
    .select({ id, titulo, data_publicacao })
    .from(blogPosts)
    .where(isPublished)
    .orderBy(desc(data_publicacao), id)
    .limit(limit)
    .as("posts");
  const bySituacao = tx
    .select({ situacao: table.situacao, quantos: sql<number>`count(*)`.as("quantos") })
    .from(table)
    .where(eq(table.post_id, posts.id))
    .groupBy(table.situacao)
    .as("by_situacao");
  const ofSituacao = (situacao: SituacaoEnvio) =>
    sql<number>`coalesce(sum(${bySituacao.quantos}) filter (where ${bySituacao.situacao} = ${situacao}), 0)::int`;
  const counts = tx
    .select({
      total: sql<number>`coalesce(sum(${bySituacao.quantos}), 0)::int`.as("total"),
      enviados: ofSituacao("enviado").as("enviados"),
      na_fila: ofSituacao("na_fila").as("na_fila"),
    })
    .from(bySituacao)
    .as("counts");
  return tx
    .select({
      id: posts.id,
      titulo: posts.titulo,
      data_publicacao: posts.data_publicacao,
      total: counts.total,
      enviados: counts.enviados,
      na_fila: counts.na_fila,
      sai_em: newsletterEdicoes.sai_em,
    })
    .from(posts)
    .innerJoinLateral(counts, sql`true`)
    .leftJoin(newsletterEdicoes, eq(newsletterEdicoes.id, posts.id))
    .orderBy(desc(posts.data_publicacao), posts.id);
}

/** @param afterSeconds how long the e-mails can be cancelled @returns how many e-mails were queued */
export async function createEnvios(tx: Tx, postId: string, afterSeconds = 0): Promise<number> {
  const rows = await tx.execute<{ novos: number }>(sql`
    with novos as (
      insert into ${table} (post_id, inscrito_id, proxima_em)
      select ${postId}::uuid, ${inscritos.id}, now() + make_interval(secs => ${afterSeconds}::int) from ${inscritos} where ${inscritos.situacao} = 'confirmado'
      on conflict do nothing returning 1)
    select count(*)::int as novos from novos`);
  return rows[0]?.novos ?? 0;
}

/** @returns how many mails were cancelled; 0 if sending may have begun */
export async function undoEnvios(tx: Tx, postId: string): Promise<number> {
  const [row] = await tx.execute<{ count: number }>(
    sql`select desfaz_envio(${postId}::uuid) as count`,
  );
  return row?.count ?? 0;
}

/** True while the post's queued mails can still be cancelled. */
export async function isHeld(tx: Tx, postId: string): Promise<boolean> {
  const where = and(
    eq(table.post_id, postId),
    sql`${table.situacao} = 'na_fila' and ${table.tentativas} = 0 and ${table.proxima_em} > now()
      and ${table.atualizado_em} = ${table.criado_em}`,
  );
  const [row] = await tx.select({ id: table.id }).from(table).where(where).limit(1);
  return row !== undefined;
}

export async function moveEnvios(
  tx: Tx,
  postId: string,
  from: readonly Exclude<SituacaoEnvio, "enviado">[],
  to: "na_fila" | "parado",
  afterSeconds = 0,
): Promise<number> {
  const rows = await tx
    .update(table)
    .set({
      situacao: to,
      tentativas: 0,
      proxima_em: sql`now() + make_interval(secs => ${afterSeconds}::int)`,
      atualizado_em: sql`now()`,
    })
    .where(and(eq(table.post_id, postId), inArray(table.situacao, [...from])))
    .returning({ id: table.id });
  return rows.length;
}

export async function getProgress(tx: Tx, postId: string): Promise<Progress> {
  const rows = await tx
    .select({
      situacao: table.situacao,
      quantos: sql<number>`count(*)::int`,
      inicio: sql<Date>`min(${table.criado_em})`.mapWith(table.criado_em),
      ultima: sql<Date>`max(${table.atualizado_em})`.mapWith(table.atualizado_em),
    })
    .from(table)
    .where(eq(table.post_id, postId))
    .groupBy(table.situacao);
  const [fresh] = await tx
    .select({ novos: sql<number>`count(*)::int` })
    .from(inscritos)
    .where(
      and(
        eq(inscritos.situacao, "confirmado"),
        sql`not exists (select from ${table} where ${table.inscrito_id} = ${inscritos.id} and ${table.post_id} = ${postId})`,
      ),
    );
  const counts = Object.fromEntries(SITUACOES_ENVIO.map((one) => [one, 0]));
  for (const { situacao, quantos } of rows) counts[situacao] = quantos;
  const times = (key: "inicio" | "ultima") => rows.map((row) => row[key].getTime());
  return {
    ...(counts as Record<SituacaoEnvio, number>),
    total: rows.reduce((sum, { quantos }) => sum + quantos, 0),
    novos: fresh?.novos ?? 0,
    inicio: rows.length > 0 ? new Date(Math.min(...times("inicio"))) : null,
    ultima: rows.length > 0 ? new Date(Math.max(...times("ultima"))) : null,
  };
}

export interface TakenEnvio {
  id: string;
  inscritoId: string;
  email: string;
  situacao: SituacaoInscrito;
  tentativas: number;
}

/** Locks the next due e-mail. If the process dies, the lock ends immediately. */
export async function takeEnvio(tx: Tx, postId: string): Promise<TakenEnvio | undefined> {
  const [row] = await tx
    .select({
      id: table.id,
      inscritoId: inscritos.id,
      email: inscritos.email,
      situacao: inscritos.situacao,
      tentativas: table.tentativas,
    })
    .from(table)
    .innerJoin(inscritos, eq(inscritos.id, table.inscrito_id))
    .where(
      and(
        eq(table.post_id, postId),
        // Has no parameter, so that PostgreSQL's planner can use the partial index.
        sql`${table.situacao} = 'na_fila' and ${table.proxima_em} <= now()`,
      ),
    )
    .orderBy(table.proxima_em, table.id)
    .limit(1)
    .for("update", { of: table, skipLocked: true });
  return row;
}

export async function settleEnvio(
  tx: Tx,
  id: string,
  situacao: "enviado" | "recusado" | "dispensado",
): Promise<void> {
  await tx
    .update(table)
    .set({
      situacao,
      atualizado_em: sql`now()`,
      enviado_em: situacao === "enviado" ? sql`now()` : null,
    })
    .where(eq(table.id, id));
}

export async function postponeEnvio(
  tx: Tx,
  { id, tentativas }: Pick<TakenEnvio, "id" | "tentativas">,
): Promise<void> {
  const tries = tentativas + 1;
  await tx
    .update(table)
    .set({
      tentativas: tries,
      situacao: tries >= ENVIO_TRIES.most ? "falhou" : "na_fila",
      proxima_em: sql`now() + make_interval(secs => ${secondsToNextTry(tries)})`,
      atualizado_em: sql`now()`,
    })
    .where(eq(table.id, id));
}

export async function secondsToNextEnvio(tx: Tx, postId: string): Promise<number | undefined> {
  const [row] = await tx
    .select({
      seconds: sql<number | null>`ceil(extract(epoch from min(${table.proxima_em}) - now()))::int`,
    })
    .from(table)
    .where(and(eq(table.post_id, postId), sql`${table.situacao} = 'na_fila'`));
  return typeof row?.seconds === "number" ? Math.max(0, row.seconds) : undefined;
}
