import { ARTICLE_TAGS } from "../../blog/article-html.ts";
import { DADO_LABELS, DADO_NAMES, type DadoName } from "./dados-da-clinica.ts";

const {
  img: _img,
  figure: _figure,
  figcaption: _figcaption,
  code: _code,
  pre: _pre,
  ...TEXT_TAGS
} = ARTICLE_TAGS;

export const PAGE_TAGS: typeof ARTICLE_TAGS = { ...TEXT_TAGS, data: ["value"] };

export interface DefaultText {
  titulo: string;
  atualizado_em: string;
  texto: string;
}

export const DADO = Object.fromEntries(
  DADO_NAMES.map((name) => [name, `<data value="${name}">${DADO_LABELS[name]}</data>`]),
) as Record<DadoName, string>;

/** Joins the lines of a list, so that a built-in text equals the editor's HTML for the same text. */
export function pageHtml(lines: string): string {
  return lines.replace(/\n(?=<(?:li|\/ul)>)/g, "");
}
