import type { PostSummary } from "#domain/blog/blog-posts.ts";
import {
  listArticleEmbeds,
  listArticleImages,
  presentArticle,
} from "#domain/blog/present-article.ts";
import { type ArticleAuthor, getArticleAuthor } from "#server/data/article-author.ts";
import type { PublishedPost } from "#server/data/blog-posts.ts";
import { listRelatedPosts } from "#server/data/blog-posts.ts";
import type { Tx } from "#server/db/open.ts";
import { sanitiseArticle } from "#server/html/sanitise.ts";
import { allowImagesIn } from "#server/http/files/image-hosts.ts";
import { readPictures } from "#server/http/files/pictures.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { toPostEntry } from "./post-entry.ts";
import { updatedDay } from "./updated-day.ts";

const RELATED = 2;

export type ArticlePost = Omit<PublishedPost, "status" | "ordem_exibicao">;

interface Around {
  author: ArticleAuthor | undefined;
  related: PostSummary[];
}

export async function readAround(
  tx: Tx,
  { id, categoria, autor }: Pick<ArticlePost, "id" | "categoria" | "autor">,
): Promise<Around> {
  return {
    author: autor ? await getArticleAuthor(tx, autor) : undefined,
    related: await listRelatedPosts(tx, { id, categoria }, RELATED),
  };
}

export type ShownPost = Awaited<ReturnType<typeof presentPost>>;

export async function presentPost(
  context: RequestContext,
  post: ArticlePost,
  { author, related }: Around,
) {
  const conteudo = sanitiseArticle(post.conteudo);
  allowImagesIn(context, conteudo);
  for (const { host } of listArticleEmbeds(conteudo)) context.frameHosts.add(host);
  const pictures = await readPictures(context, [
    ...[post, ...related].map(({ imagem_capa_url }) => imagem_capa_url),
    author?.foto_url,
    ...listArticleImages(conteudo),
  ]);
  return {
    article: {
      ...toPostEntry(post),
      ...presentArticle(conteudo, pictures),
      texto_alternativo: post.texto_alternativo ?? "",
      atualizado_em: post.atualizado_em.toISOString(),
      atualizado_dia: updatedDay(post),
      categoria_slug: post.categoria,
      author,
    },
    related: related.map(toPostEntry),
    pictures,
  };
}
