/** Parses HTML that the sanitiser or the editor has written. Other HTML keeps its words, but may lose its structure. */
import { decodeText } from "./html-text.ts";

export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
}

// The lookarounds keep both patterns linear, because a failed match is not tried again with a shorter name.
const TAG = /<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])([^<>]*)>/gi;
const ATTRIBUTE = /(?<![a-z])([a-z]+)="([^"]*)"/gi;
const VOID = new Set(["br", "hr", "img"]);

export function parseHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { tag: "", attributes: {}, children: [] };
  const open = [root];
  const append = (node: HtmlNode) => node !== "" && open.at(-1)?.children.push(node);
  let from = 0;
  for (const { 0: whole, 1: slash, 2: name = "", 3: typed = "", index } of html.matchAll(TAG)) {
    append(decodeText(html.slice(from, index)));
    from = index + whole.length;
    const tag = name.toLowerCase();
    if (slash) {
      const at = open.findLastIndex((element) => element.tag === tag);
      if (at > 0) open.length = at;
      continue;
    }
    const element = { tag, attributes: attributesOf(typed), children: [] };
    append(element);
    if (!VOID.has(tag)) open.push(element);
  }
  append(decodeText(html.slice(from)));
  return root.children;
}

function attributesOf(typed: string): Record<string, string> {
  return Object.fromEntries(
    [...typed.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      decodeText(value),
    ]),
  );
}
