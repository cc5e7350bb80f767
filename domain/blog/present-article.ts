import { parseImagem, srcSets, type Variantes } from "../midia/imagem.ts";
import { slugify } from "../texto/slug.ts";
import { type Embed, parseEmbed } from "./embeds.ts";

export interface ArticleSection {
  id: string;
  titulo: string;
}

const SIZES = "(min-width: 48rem) 44rem, 100vw";

const OWN_IMAGE = /<img src="(\/arquivos\/[^"<>]+)"([^<>]*)>/g;

export function listArticleImages(html: string): string[] {
  return [...html.matchAll(OWN_IMAGE)].map(([, src = ""]) => src);
}

const LONE_LINK = /<p>(<a href="([^"]+)"[^>]*>[^<]*(?:<(?!\/?a\b|\/p>)[^<]*)*<\/a>)\s*<\/p>/g;

export function listArticleEmbeds(html: string): Embed[] {
  return [...html.matchAll(LONE_LINK)].flatMap(([, , href = ""]) => embedOf(href) ?? []);
}

function embedOf(href: string): Embed | undefined {
  return parseEmbed(href.replaceAll("&amp;", "&"));
}

function withEmbed(paragraph: string, link: string, href: string): string {
  const embed = embedOf(href);
  if (!embed) return paragraph;
  return `<div class="article-embed" data-embed="${embed.frame}"><p>${link}</p><p class="article-embed-offer" data-embed-offer hidden><button class="button button-outline" type="button">Assistir aqui</button> O vídeo é do ${embed.provider} e só é aberto se você pedir.</p></div>`;
}

/** Must be called after the HTML is sanitised; the sanitiser would remove the ids and videos that are added here. */
export function presentArticle(
  html: string,
  known: Readonly<Record<string, { variantes: Variantes; texto_alternativo: string }>> = {},
): { html: string; secoes: ArticleSection[] } {
  const secoes: ArticleSection[] = [];
  const presented = html
    .replace(/<h2>([^<]*(?:<(?!\/?h2>)[^<]*)*)<\/h2>/g, (_, inner: string) => {
      const titulo = plainText(inner);
      const id = `${slugify(titulo) || "secao"}-${secoes.length + 1}`;
      if (titulo) secoes.push({ id, titulo });
      return `<h2 id="${id}">${inner}</h2>`;
    })
    .replaceAll(
      "<table>",
      '<div class="article-table" role="region" aria-label="Tabela" tabindex="0"><table>',
    )
    .replaceAll("</table>", "</table></div>")
    .replace(LONE_LINK, withEmbed)
    .replace(OWN_IMAGE, (tag, src: string, others: string) =>
      withSizes(tag, { src, others, known: known[src] }),
    );
  return { html: presented, secoes };
}

/** Sets an image's size from its URL, and ignores the size in the editor's HTML. */
function withSizes(tag: string, { src, others, known }: ArticleImage): string {
  const image = parseImagem(src);
  const { width, height } = image;
  if (!width || !height) return tag;
  const { webp } = srcSets(image, known?.variantes);
  const sizes = webp ? ` srcset="${webp}" sizes="${SIZES}"` : "";
  const rest = withAlt(others.replace(/ (?:width|height)="\d+"/g, ""), known?.texto_alternativo);
  return `<img src="${src}"${sizes} width="${width}" height="${height}"${rest}>`;
}

interface ArticleImage {
  src: string;
  others: string;
  known: { variantes: Variantes; texto_alternativo: string } | undefined;
}

function withAlt(attributes: string, texto_alternativo = ""): string {
  if (!texto_alternativo || / alt="[^"]/.test(attributes)) return attributes;
  const escaped = texto_alternativo.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `${attributes.replace(/ alt=""/, "")} alt="${escaped}"`;
}

const ENTITIES: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, "")
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}
