const HEADLINE_AT_MOST = 110;

interface Posting {
  slug: string;
  titulo: string;
  resumo: string;
  autor: string | null;
  categoria: string | null;
  publicado_em: string;
  atualizado_em: string;
  tempo_leitura_min: number;
  /** Set if the author is one of the clinic's doctors. */
  author?: { especialidade: string };
}

interface PostingContext {
  origin: string;
  /** Absolute URLs. */
  images: string[];
  publisher: { "@id": string; name: string };
}

export function blogPostingRecord(post: Posting, { origin, images, publisher }: PostingContext) {
  const url = `${origin}/blog/${post.slug}`;
  return {
    "@type": "BlogPosting",
    "@id": `${url}#artigo`,
    headline: headline(post.titulo),
    description: post.resumo,
    datePublished: post.publicado_em,
    // Never earlier than the publication.
    dateModified: later(post.publicado_em, post.atualizado_em),
    author: authorOf(post, origin) ?? publisher,
    publisher,
    image: images,
    url,
    mainEntityOfPage: url,
    inLanguage: "pt-BR",
    timeRequired: `PT${post.tempo_leitura_min}M`,
    ...(post.categoria && { articleSection: post.categoria }),
  };
}

function authorOf({ autor, author }: Posting, origin: string) {
  if (!autor) return undefined;
  const doctor = author && { jobTitle: author.especialidade, url: `${origin}/profissionais` };
  return { "@type": "Person", name: autor, ...doctor };
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}

function headline(titulo: string): string {
  if (titulo.length <= HEADLINE_AT_MOST) return titulo;
  return `${titulo.slice(0, HEADLINE_AT_MOST - 1).trimEnd()}…`;
}
