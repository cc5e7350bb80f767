/** Reduces articles and legal pages to allowed HTML on every save, and articles again before they are shown. */
import sanitizeHtml from "sanitize-html";
import { articleProblem } from "#domain/blog/article-bounds.ts";
import { ARTICLE_TAGS, articleCell, articleImage, articleLink } from "#domain/blog/article-html.ts";
import { framesToLinks } from "#domain/blog/embeds.ts";
import { DADO_LABELS, isDadoName } from "#domain/paginas/text/dados-da-clinica.ts";
import { PAGE_TAGS } from "#domain/paginas/text/page-html.ts";

const DEEPEST = 40;

const WITHOUT_CONTENT = [
  "script",
  "style",
  "title",
  "textarea",
  "option",
  "select",
  "xmp",
  "template",
  "iframe",
  "noscript",
  "noembed",
  "noframes",
  "object",
  "svg",
  "math",
];

function optionsFor(tags: typeof ARTICLE_TAGS): sanitizeHtml.IOptions {
  return {
    allowedTags: Object.keys(tags),
    allowedAttributes: Object.fromEntries(
      Object.entries(tags).map(([tag, attributes]) => [tag, [...attributes]]),
    ),
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    nonTextTags: WITHOUT_CONTENT,
    nestingLimit: DEEPEST,
    parseStyleAttributes: false,
    transformTags: {
      // The text's title is the page's only h1.
      h1: "h2",
      a: (tagName, attributes) => ({ tagName, attribs: articleLink(attributes) }),
      img: (tagName, attributes) => ({ tagName, attribs: articleImage(attributes) }),
      td: (tagName, attributes) => ({ tagName, attribs: articleCell(attributes) }),
      th: (tagName, attributes) => ({ tagName, attribs: articleCell(attributes) }),
      data: (tagName, { value = "" }): sanitizeHtml.Tag => {
        if (!isDadoName(value)) return { tagName, attribs: {} };
        return { tagName, attribs: { value }, text: DADO_LABELS[value] };
      },
    },
    exclusiveFilter: ({ tag, attribs }) => {
      if (tag === "img") return attribs.src === undefined;
      const isEmpty =
        (tag === "a" && attribs.href === undefined) ||
        (tag === "data" && attribs.value === undefined);
      return isEmpty ? "excludeTag" : false;
    },
  };
}

const ARTICLE = optionsFor(ARTICLE_TAGS);
const PAGE = optionsFor(PAGE_TAGS);

/** Badly nested HTML is stable after one or two passes. HTML that needs many more is an attack on the server's time. */
const PASSES = 6;

/** Idempotent. An article with more markup than allowed is reduced to its words. */
export function sanitiseArticle(html: string): string {
  return sanitise(html, ARTICLE);
}

export function sanitisePage(html: string): string {
  return sanitise(html, PAGE);
}

function sanitise(html: string, options: sanitizeHtml.IOptions): string {
  if (articleProblem(html)) return wordsOnly(html);
  let clean = sanitizeHtml(framesToLinks(html), options);
  if (clean === html) return clean;
  for (let pass = 1; pass < PASSES; pass++) {
    const again = sanitizeHtml(clean, options);
    if (again === clean) break;
    clean = again;
  }
  return clean;
}

/** Replaces `<`, `>` and `&` by spaces, because escaping a great number of them would lengthen the text. */
function wordsOnly(html: string): string {
  const words = html.replace(/<[^<>]*>/g, " ").replace(/[<>&]/g, " ");
  return `<p>${words.replace(/\s+/g, " ").trim()}</p>`;
}
