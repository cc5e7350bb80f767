/** Reduces article HTML to the allow-list, on every save and again before it is shown. */
import sanitizeHtml from "sanitize-html";
import { articleProblem } from "#domain/blog/article-bounds.ts";
import { ARTICLE_TAGS, articleCell, articleImage, articleLink } from "#domain/blog/article-html.ts";
import { framesToLinks } from "#domain/blog/embeds.ts";

/** How deeply tags may be nested. No article needs more, and deeper nesting burdens browsers. */
const DEEPEST = 40;

/** Tags that are removed with their text, which is not for readers. */
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

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(ARTICLE_TAGS),
  allowedAttributes: Object.fromEntries(
    Object.entries(ARTICLE_TAGS).map(([tag, attributes]) => [tag, [...attributes]]),
  ),
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nonTextTags: WITHOUT_CONTENT,
  nestingLimit: DEEPEST,
  parseStyleAttributes: false,
  transformTags: {
    // The article's title is the page's only h1.
    h1: "h2",
    a: (tagName, attributes) => ({ tagName, attribs: articleLink(attributes) }),
    img: (tagName, attributes) => ({ tagName, attribs: articleImage(attributes) }),
    td: (tagName, attributes) => ({ tagName, attribs: articleCell(attributes) }),
    th: (tagName, attributes) => ({ tagName, attribs: articleCell(attributes) }),
  },
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === "img") return attribs.src === undefined;
    return tag === "a" && attribs.href === undefined ? "excludeTag" : false;
  },
};

/** Badly nested HTML is stable after one or two passes. HTML that needs many more is an attack on the server's time. */
const PASSES = 6;

/** Idempotent. @returns the words alone for an article with more markup than allowed */
export function sanitiseArticle(html: string): string {
  if (articleProblem(html)) return wordsOnly(html);
  let clean = sanitizeHtml(framesToLinks(html), OPTIONS);
  if (clean === html) return clean;
  for (let pass = 1; pass < PASSES; pass++) {
    const again = sanitizeHtml(clean, OPTIONS);
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
