/** Sanitised HTML as the article page shows it: headings to jump to, wide tables, sized images. */
import { parseImagem } from "#domain/imagem.ts";
import { slugify } from "#domain/slug.ts";

export interface ArticleSection {
  id: string;
  titulo: string;
}

const SIZES = "(min-width: 48rem) 44rem, 100vw";

/** @param html as the sanitiser leaves it: what is added here would not pass it. */
export function presentArticle(html: string): { html: string; secoes: ArticleSection[] } {
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
    .replace(/<img src="(\/arquivos\/[^"]+)"([^>]*)>/g, withSizes);
  return { html: presented, secoes };
}

/** What the image's own address promises overrules a size told by the editor. */
function withSizes(tag: string, src: string, others: string): string {
  const { width, height, srcSetWebp } = parseImagem(src);
  if (!width || !height || !srcSetWebp) return tag;
  const rest = others.replace(/ (?:width|height)="\d+"/g, "");
  return `<img src="${src}" srcset="${srcSetWebp}" sizes="${SIZES}" width="${width}" height="${height}"${rest}>`;
}

const ENTITIES: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, "")
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}
