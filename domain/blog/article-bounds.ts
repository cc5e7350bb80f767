/** Limits an article's markup, because sanitising too much of it would block all requests for a second. */

/** The most elements: enough for 200,000 characters with one element per hundred. */
export const MOST_ELEMENTS = 2_000;
/** The deepest nesting of elements. Tables within lists within quotes reach about twelve. */
export const DEEPEST_ELEMENT = 60;
const MOST_ESCAPED = 10_000;

const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;
const ESCAPED = /[<>&]/g;

const VOID = new Set(["br", "hr", "img", "input", "wbr", "col", "source", "link", "meta"]);

/** The opening tag on the left closes an open element on the right, as `<li>` closes the `<li>` before it. */
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

function close(open: string[], name: string): void {
  const at = open.lastIndexOf(name);
  if (at >= 0) open.length = at;
}

const TOO_MANY = `O conteúdo tem marcações demais (mais de ${MOST_ELEMENTS.toLocaleString("pt-BR")}). Divida ou encurte o texto, ou cole-o sem a formatação de origem.`;
const TOO_DEEP = `O conteúdo tem marcações demais umas dentro das outras (mais de ${DEEPEST_ELEMENT} níveis). Cole o texto sem a formatação de origem.`;
