/**
 * How much markup an article may have. The sanitiser's work grows with its elements, and one article would
 * hold all other requests for a second; counting them first costs a millisecond.
 */

/** A page of 200,000 characters with a list item or a table cell every hundred. */
export const MOST_ELEMENTS = 2_000;
/** Tables in lists in quotes come to a dozen. */
export const DEEPEST_ELEMENT = 60;
/** Signs that the sanitiser replaces by an entity, which makes the text longer. */
const MOST_ESCAPED = 10_000;

const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;
const ESCAPED = /[<>&]/g;

/** Elements without an end. */
const VOID = new Set(["br", "hr", "img", "input", "wbr", "col", "source", "link", "meta"]);

/** An opening that ends an open element of the same group: `<li>` ends the `<li>` before it. */
const ENDED_BY: Readonly<Record<string, readonly string[]>> = {
  li: ["li"],
  p: ["p"],
  tr: ["tr", "td", "th"],
  td: ["td", "th"],
  th: ["td", "th"],
  tbody: ["thead", "tr", "td", "th"],
  dt: ["dt", "dd"],
  dd: ["dt", "dd"],
  option: ["option"],
};

/** @returns why it has too much markup, in Portuguese; undefined where the sanitiser may read it */
export function articleProblem(html: string): string | undefined {
  if ((html.match(ESCAPED)?.length ?? 0) > MOST_ESCAPED) return TOO_MANY;
  const open: string[] = [];
  let tags = 0;
  for (const [, slash, word = ""] of html.matchAll(TAG)) {
    const name = word.toLowerCase();
    tags += VOID.has(name) ? 2 : 1;
    if (tags > 2 * MOST_ELEMENTS) return TOO_MANY;
    if (slash) close(open, name);
    else if (!VOID.has(name)) {
      while (ENDED_BY[name]?.includes(open.at(-1) ?? "")) open.pop();
      if (open.push(name) > DEEPEST_ELEMENT) return TOO_DEEP;
    }
  }
  return undefined;
}

/** An end without a beginning counts as nothing, and one further out ends what lies within. */
function close(open: string[], name: string): void {
  const at = open.lastIndexOf(name);
  if (at >= 0) open.length = at;
}

const TOO_MANY = `O conteúdo tem marcações demais (mais de ${MOST_ELEMENTS.toLocaleString("pt-BR")}). Divida o artigo em dois, ou cole o texto sem a formatação de origem.`;
const TOO_DEEP = `O conteúdo tem marcações demais umas dentro das outras (mais de ${DEEPEST_ELEMENT} níveis). Cole o texto sem a formatação de origem.`;
