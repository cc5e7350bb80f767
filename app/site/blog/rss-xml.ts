/** RSS 2.0 (rssboard.org), with the Atom link that feed readers expect. */
import { CATEGORIA_LABELS, type PostSummary } from "#domain/blog/blog-posts.ts";
import { escapeXml, xmlElement } from "../site-files/xml.ts";

type RssPost = Pick<
  PostSummary,
  "slug" | "titulo" | "resumo" | "autor" | "categoria" | "data_publicacao"
>;

interface Feed {
  origin: string;
  nome_clinica: string;
  posts: RssPost[];
}

export function rssXml({ origin, nome_clinica, posts }: Feed): string {
  const [newest] = posts;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    xmlElement("title", `Blog da ${nome_clinica}`),
    xmlElement("link", `${origin}/blog`),
    `<atom:link href="${escapeXml(`${origin}/blog/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    xmlElement("description", "Artigos sobre exames de imagem, prevenção e gestação."),
    "<language>pt-BR</language>",
    "<ttl>60</ttl>",
    newest ? xmlElement("lastBuildDate", newest.data_publicacao.toUTCString()) : "",
    ...posts.map((post) => item(post, origin)),
    "</channel>",
    "</rss>\n",
  ]
    .filter(Boolean)
    .join("\n");
}

function item(post: RssPost, origin: string): string {
  const address = `${origin}/blog/${post.slug}`;
  return [
    "<item>",
    xmlElement("title", post.titulo),
    xmlElement("link", address),
    xmlElement('guid isPermaLink="true"', address),
    xmlElement("pubDate", post.data_publicacao.toUTCString()),
    post.autor ? xmlElement("dc:creator", post.autor) : "",
    post.categoria ? xmlElement("category", CATEGORIA_LABELS[post.categoria]) : "",
    xmlElement("description", post.resumo),
    "</item>",
  ]
    .filter(Boolean)
    .join("\n");
}
