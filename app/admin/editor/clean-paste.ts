import { inertBody } from "./editor-html.ts";

const LOST =
  "script, style, meta, link, title, head, xml, iframe, object, svg, form, input, button";
const NOT_SHOWN = /^(?:file|blob|cid|about|data):/i;

const HEADINGS: Readonly<Record<string, string>> = { h1: "h2", h5: "h4", h6: "h4" };

/** Matches the style that Word gives to a list item, such as `mso-list:l0 level2 lfo1`, and captures the level. */
const WORD_ITEM = /mso-list:[^;:"]*level(\d)/i;
const WORD_BULLET = /mso-list:\s*ignore/i;
const NUMBERED = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i;

/** @returns the cleaned HTML; `pictures` counts all pasted pictures, also removed ones */
export function cleanPaste(html: string): { html: string; pictures: number } {
  const body = inertBody(withoutReports(html));
  const document = body.ownerDocument;
  const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const node of found) (node as Comment).remove();
  for (const element of body.querySelectorAll(LOST)) element.remove();
  makeLists(body);
  for (const [from, to] of Object.entries(HEADINGS)) {
    for (const element of body.querySelectorAll(from)) rename(element, to);
  }
  const images = body.querySelectorAll("img");
  for (const image of images) {
    if (NOT_SHOWN.test(image.getAttribute("src") ?? "")) image.remove();
  }
  // Removes the styles of links and the bold of headings, because the site's stylesheet sets their look.
  for (const element of body.querySelectorAll<HTMLElement>("a, a *"))
    element.removeAttribute("style");
  for (const bold of body.querySelectorAll(":is(h2, h3, h4) :is(b, strong)")) {
    bold.replaceWith(...bold.childNodes);
  }
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    currentNode.textContent = (currentNode.textContent ?? "").replace(/\u00a0/g, " ");
  }
  for (const paragraph of body.querySelectorAll("p, h2, h3, h4")) {
    const isEmpty = paragraph.textContent?.trim() === "" && !paragraph.querySelector("img, br");
    if (isEmpty && !paragraph.closest("td, th, li")) paragraph.remove();
  }
  return { html: body.innerHTML, pictures: images.length };
}

/** Removes what the content security policy blocks anyway, so that the browser's console shows no errors. */
function withoutReports(html: string): string {
  return html
    .replace(/<!\[(?:if|endif)[^\]<]*\]>/gi, "")
    .split(/<style\b/i)
    .map((part, index) => (index === 0 ? part : part.replace(/^[\s\S]*?<\/style\s*>/i, "")))
    .join("")
    .split(">")
    .map(withoutHandlers)
    .join(">");
}

/** @param part the text up to the end of one tag */
function withoutHandlers(part: string): string {
  const tag = part.search(/<[a-z]/i);
  if (tag < 0) return part;
  const handler = /\son\w+\s*=\s*(?:"[^"]*"|'[^']*'|\S+)/gi;
  return part.slice(0, tag) + part.slice(tag).replace(handler, "");
}

/** Turns Word's lists into HTML lists. Word writes each item as a paragraph that begins with a bullet or number. */
function makeLists(body: HTMLElement): void {
  const open: { level: number; list: Element }[] = [];
  let last: Element | undefined;
  for (const paragraph of body.querySelectorAll<HTMLElement>("p")) {
    const [, digit] = WORD_ITEM.exec(paragraph.getAttribute("style") ?? "") ?? [];
    if (!digit) continue;
    const level = Number(digit);
    const sign = [...paragraph.querySelectorAll("span")].find((span) =>
      WORD_BULLET.test(span.getAttribute("style") ?? ""),
    );
    const kind = NUMBERED.test(sign?.textContent ?? "") ? "ol" : "ul";
    sign?.remove();
    if (last?.nextElementSibling !== paragraph) open.length = 0;
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    let current = open.at(-1);
    if (!current || current.level < level) {
      const list = body.ownerDocument.createElement(kind);
      const item = current?.list.lastElementChild;
      if (item) item.append(list);
      else paragraph.before(list);
      current = { level, list };
      open.push(current);
      if (!item) last = list;
    }
    const item = body.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    paragraph.remove();
    current.list.append(item);
  }
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
