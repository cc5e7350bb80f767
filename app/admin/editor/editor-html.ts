import type { Editor } from "@tiptap/core";
import { DOMSerializer, type Node, type Schema } from "@tiptap/pm/model";
import { ownValue } from "#domain/texto/own-value.ts";

/** Parses HTML in a separate document, which loads no pictures and runs no scripts. */
export function inertBody(html: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument("");
  body.innerHTML = html;
  return body;
}

/** Leaves out pictures that are not stored yet. Caches the HTML of unchanged blocks. */
export function toHtml({ state: { doc, schema } }: Editor): string {
  return htmlOf(doc, schema);
}

const EMPTY_LINE = "<p></p>";

const written = new WeakMap<Node, string>();

function htmlOf(doc: Node, schema: Schema): string {
  const blocks: string[] = [];
  doc.forEach((block) => {
    const html = written.get(block) ?? blockHtml(block, schema);
    written.set(block, html);
    if (html !== "" && html !== EMPTY_LINE) blocks.push(html);
  });
  return blocks.join("\n");
}

function blockHtml(block: Node, schema: Schema): string {
  const body = inertBody("");
  const serializer = DOMSerializer.fromSchema(schema);
  body.append(serializer.serializeNode(block, { document: body.ownerDocument }));
  for (const image of body.querySelectorAll("img:not([src])")) image.remove();
  for (const figure of body.querySelectorAll("figure:not(:has(img))")) figure.remove();
  tidy(body);
  return body.innerHTML;
}

/** Removes the `<p>` around the text of list items and cells, and puts a first row of headings into a `thead`. */
function tidy(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll("li > p:first-child, :is(td, th) > p:only-child")) {
    const rest = [...(paragraph.parentElement?.children ?? [])].slice(1);
    if (rest.every((one) => /^[uo]l$/.test(one.localName))) {
      paragraph.replaceWith(...paragraph.childNodes);
    }
  }
  for (const row of body.querySelectorAll("tbody > tr:first-child")) {
    const isHead = [...row.children].every(({ localName }) => localName === "th");
    const table = row.closest("table");
    if (!isHead || !table || table.querySelector("thead")) continue;
    const head = body.ownerDocument.createElement("thead");
    table.prepend(head);
    head.append(row);
    if (table.tBodies[0]?.childElementCount === 0) table.tBodies[0].remove();
  }
}

export function listLosses(html: string, editor: Editor): string[] {
  const before = inertBody(html);
  const after = inertBody(toHtml(editor));
  if (canonical(before) === canonical(after)) return [];
  const count = (body: HTMLElement, name: string) => body.querySelectorAll(name).length;
  const names = [...new Set([...before.querySelectorAll("*")].map(({ localName }) => localName))];
  const lost = names
    .filter((name) => /^[a-z][a-z0-9]*$/.test(name) && !Object.hasOwn(SAME, name))
    .filter((name) => count(before, name) > count(after, name));
  return lost.length > 0 ? lost.map((name) => `<${name}>`) : ["atributos ou espaços"];
}

const SAME: Readonly<Record<string, string>> = { b: "strong", i: "em" };
/** These attributes do not count as a difference, because the server adds them at each save. */
const IGNORED = new Set(["loading", "rel"]);
const TRANSPARENT = new Set(["thead", "tbody"]);
const BLOCK =
  /^(?:p|h[2-4]|ul|ol|li|blockquote|hr|figure|figcaption|table|thead|tbody|tr|th|td|pre|img|body)$/;

/** @returns a text for comparison, which is the same for HTML that looks the same */
function canonical(body: HTMLElement): string {
  const copy = body.cloneNode(true) as HTMLElement;
  tidy(copy);
  for (const child of [...copy.children]) if (child.outerHTML === EMPTY_LINE) child.remove();
  return plainOf(copy).replace(/(?<!\s)\s*([\uE000\uE001])\s*/g, "$1");
}

function plainOf(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (node.nodeType === node.TEXT_NODE) {
        const text = node.textContent ?? "";
        return node.parentElement?.closest("pre") ? text : text.replace(/[ \t\r\n]+/g, " ");
      }
      if (!(node.nodeType === node.ELEMENT_NODE)) return "";
      const child = node as Element;
      // Ignores the text within a `data` element, because the editor writes this text itself.
      const inner = child.localName === "data" ? "" : plainOf(child);
      if (TRANSPARENT.has(child.localName)) return inner;
      const name = ownValue(SAME, child.localName) ?? child.localName;
      const attributes = [...child.attributes]
        .filter(({ name: key, value }) => !IGNORED.has(key) && !(key === "alt" && value === ""))
        .map(({ name: key, value }) => ` ${key}="${value}"`)
        .sort()
        .join("");
      // These characters mark a block's edges, so that `canonical` can remove the white space beside them.
      const [open, close] = BLOCK.test(name) ? ["\uE000", "\uE001"] : ["", ""];
      return `${open}<${name}${attributes}>${open}${inner}${close}</${name}>${close}`;
    })
    .join("");
}
