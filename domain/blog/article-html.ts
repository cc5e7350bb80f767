import { isImageAddress } from "../texto/fields.ts";
import { isSafeLink } from "../texto/links.ts";

const NO_ATTRIBUTES: readonly string[] = [];
const CELL = ["colspan", "rowspan", "scope"];

/** Maps each tag to its attributes; `style`, `class`, `id` and `on…` are never among them. */
export const ARTICLE_TAGS: Readonly<Record<string, readonly string[]>> = {
  p: NO_ATTRIBUTES,
  h2: NO_ATTRIBUTES,
  h3: NO_ATTRIBUTES,
  h4: NO_ATTRIBUTES,
  ul: NO_ATTRIBUTES,
  ol: NO_ATTRIBUTES,
  li: NO_ATTRIBUTES,
  strong: NO_ATTRIBUTES,
  em: NO_ATTRIBUTES,
  b: NO_ATTRIBUTES,
  i: NO_ATTRIBUTES,
  u: NO_ATTRIBUTES,
  s: NO_ATTRIBUTES,
  blockquote: NO_ATTRIBUTES,
  a: ["href", "rel"],
  br: NO_ATTRIBUTES,
  hr: NO_ATTRIBUTES,
  img: ["src", "alt", "width", "height", "loading"],
  figure: NO_ATTRIBUTES,
  figcaption: NO_ATTRIBUTES,
  table: NO_ATTRIBUTES,
  thead: NO_ATTRIBUTES,
  tbody: NO_ATTRIBUTES,
  tr: NO_ATTRIBUTES,
  th: CELL,
  td: CELL,
  code: NO_ATTRIBUTES,
  pre: NO_ATTRIBUTES,
};

type Attributes = Record<string, string>;

/** @returns no attributes for an unsafe URL; the sanitiser then removes the tag and leaves its text */
export function articleLink({ href = "" }: Attributes): Attributes {
  if (!isSafeLink(href)) return {};
  return /^https?:/i.test(href) ? { href, rel: "noopener nofollow" } : { href };
}

export function articleImage({ src = "", alt = "", width = "", height = "" }: Attributes) {
  const allowed: Attributes = {};
  if (!isImageAddress(src)) return allowed;
  allowed.src = src;
  allowed.alt = alt;
  if (isPixels(width) && isPixels(height)) Object.assign(allowed, { width, height });
  allowed.loading = "lazy";
  return allowed;
}

export function articleCell({ colspan = "", rowspan = "", scope = "" }: Attributes): Attributes {
  const allowed: Attributes = {};
  if (isSpan(colspan)) allowed.colspan = colspan;
  if (isSpan(rowspan)) allowed.rowspan = rowspan;
  if (scope === "col" || scope === "row") allowed.scope = scope;
  return allowed;
}

function isPixels(value: string): boolean {
  return /^[1-9]\d{0,4}$/.test(value);
}

function isSpan(value: string): boolean {
  return /^[1-9]\d?$/.test(value);
}
