import { CATEGORIA_LABELS, type PostSummary } from "#domain/blog/blog-posts.ts";
import { formatDate } from "#domain/texto/datas.ts";

export function toPostEntry(post: PostSummary) {
  return {
    slug: post.slug,
    titulo: post.titulo,
    resumo: post.resumo,
    imagem_capa_url: post.imagem_capa_url,
    autor: post.autor,
    categoria: post.categoria && CATEGORIA_LABELS[post.categoria],
    publicado_em: post.data_publicacao.toISOString(),
    dia: formatDate(post.data_publicacao),
    tempo_leitura_min: post.tempo_leitura_min,
  };
}

export type PostEntry = ReturnType<typeof toPostEntry>;
