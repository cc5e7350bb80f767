/** Reads a page's HTML into a tree that React renders. Only allowed tags become elements. */
import { articleProblem } from "../../blog/article-bounds.ts";
import { articleCell } from "../../blog/article-html.ts";
import { htmlToText } from "../../texto/html-text.ts";
import { isSafeLink } from "../../texto/links.ts";
import { type HtmlElement, type HtmlNode, parseHtml } from "../../texto/parse-html.ts";
import { type DadosDaClinica, dadoValue, isDadoName } from "./dados-da-clinica.ts";
import { PAGE_TAGS } from "./page-html.ts";

export type TextNode = string | TextElement;

interface TextElement {
  tag: string;
  attributes?: Readonly<Record<string, string>>;
  children: TextNode[];
}

interface TextSection {
  title: string;
  blocks: TextNode[];
}

export interface PageText {
  introduction: TextNode[];
  opening: TextNode[];
  sections: TextSection[];
}

const SECTION_HEADING = "h2";
const SAME: Readonly<Record<string, string>> = { b: "strong", i: "em" };
const INLINE = new Set(["strong", "em", "u", "s", "a"]);
/** White space between these elements' children separates lines of the source and is not shown. */
const WITHOUT_TEXT = new Set(["ul", "ol", "table", "thead", "tbody", "tr"]);
/** The editor writes the first paragraph in these elements with or without its `<p>` tag. */
const WITH_LOOSE_TEXT = new Set(["li", "blockquote", "td", "th"]);

/** Leaves out list items that name an empty field of the clinic. Unsafe links and unknown tags become text. */
export function readPageText(html: string, dados: DadosDaClinica): PageText {
  const parsed = articleProblem(html) ? [htmlToText(html)] : parseHtml(html);
  const [first, ...others] = inParagraphs(readNodes(parsed, dados));
  const hasIntroduction = isElement(first, "p");
  const page: PageText = {
    introduction: hasIntroduction ? first.children : [],
    opening: [],
    sections: [],
  };
  for (const block of hasIntroduction || !first ? others : [first, ...others]) {
    if (isElement(block, SECTION_HEADING)) {
      page.sections.push({ title: plainText(block.children), blocks: [] });
    } else (page.sections.at(-1)?.blocks ?? page.opening).push(block);
  }
  return page;
}

export function plainText(nodes: readonly TextNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : plainText(node.children))).join("");
}

function isElement(node: TextNode | undefined, tag: string): node is TextElement {
  return typeof node === "object" && node.tag === tag;
}

function readNodes(nodes: readonly HtmlNode[], dados: DadosDaClinica): TextNode[] {
  return joined(nodes.flatMap((node) => readNode(node, dados)));
}

function readNode(node: HtmlNode, dados: DadosDaClinica): TextNode[] {
  if (typeof node === "string") return [node.replace(/\s+/g, " ")];
  const { attributes, children } = node;
  const tag = SAME[node.tag] ?? node.tag;
  if (tag === "br") return ["\n"];
  if (tag === "data") {
    const { value = "" } = attributes;
    return isDadoName(value) ? [dadoValue(value, dados)] : readNodes(children, dados);
  }
  if (tag === "li" && !isComplete(node, dados)) return [];
  const read = contentOf(tag, readNodes(children, dados));
  if (!Object.hasOwn(PAGE_TAGS, tag)) return read;
  if (tag === "a") {
    const { href = "" } = attributes;
    return isSafeLink(href) ? [{ tag, attributes: { href }, children: read }] : read;
  }
  if (tag === "td" || tag === "th") {
    return [{ tag, attributes: articleCell(attributes), children: read }];
  }
  return [{ tag, children: read }];
}

function contentOf(tag: string, children: TextNode[]): TextNode[] {
  if (WITHOUT_TEXT.has(tag)) return children.filter((child) => !isBlank(child));
  // A heading inside another element begins no section.
  const read = children.map((child) =>
    isElement(child, SECTION_HEADING) ? { ...child, tag: "h3" } : child,
  );
  const [first, ...others] = read;
  const isLoose = WITH_LOOSE_TEXT.has(tag) && isElement(first, "p");
  return isLoose ? [...first.children, ...others] : read;
}

function isComplete({ children }: HtmlElement, dados: DadosDaClinica): boolean {
  return children.every((child) => {
    if (typeof child === "string") return true;
    const { value = "" } = child.attributes;
    if (child.tag === "data" && isDadoName(value)) return dados[value] !== "";
    return isComplete(child, dados);
  });
}

function inParagraphs(nodes: readonly TextNode[]): TextNode[] {
  const blocks: TextNode[] = [];
  let loose: TextNode[] = [];
  const end = () => {
    if (!loose.every(isBlank)) blocks.push({ tag: "p", children: loose });
    loose = [];
  };
  for (const node of nodes) {
    if (typeof node === "string" || INLINE.has(node.tag)) loose.push(node);
    else {
      end();
      blocks.push(node);
    }
  }
  end();
  return blocks;
}

function isBlank(node: TextNode): boolean {
  return typeof node === "string" && node.trim() === "";
}

/** Joins neighbouring texts, because React would separate them by HTML comments. */
function joined(nodes: readonly TextNode[]): TextNode[] {
  const result: TextNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (typeof node === "string" && typeof last === "string")
      result[result.length - 1] = last + node;
    else result.push(node);
  }
  return result;
}
