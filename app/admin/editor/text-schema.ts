import { type Extensions, Node } from "@tiptap/core";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import StarterKit, { type StarterKitOptions } from "@tiptap/starter-kit";
import { isSafeLink } from "#domain/texto/links.ts";
import { Dado } from "./dado.ts";
import { articleImage, type ImageUploads } from "./pictures/article-image.ts";

function spanOf(name: "colspan" | "rowspan") {
  return {
    default: 1,
    parseHTML: (cell: HTMLElement) => Number.parseInt(cell.getAttribute(name) ?? "", 10) || 1,
    renderHTML: ({ [name]: span }: Record<string, unknown>) => (span === 1 ? {} : { [name]: span }),
  };
}

const SPANS = { colspan: spanOf("colspan"), rowspan: spanOf("rowspan") };
/** prosemirror-tables reads the attribute `colwidth`, although no column has a width here. */
const NO_WIDTH = { colwidth: { default: null, rendered: false } };

const ArticleTable = Table.extend({ renderHTML: () => ["table", ["tbody", 0]] });
const ArticleCell = TableCell.extend({ addAttributes: () => ({ ...SPANS, ...NO_WIDTH }) });
const ArticleHeader = TableHeader.extend({
  addAttributes: () => ({ ...SPANS, ...NO_WIDTH, scope: { default: null } }),
});

const Figure = Node.create({
  name: "figure",
  group: "block",
  content: "image figcaption?",
  isolating: true,
  parseHTML: () => [{ tag: "figure" }],
  renderHTML: () => ["figure", 0],
});

const Figcaption = Node.create({
  name: "figcaption",
  content: "inline*",
  parseHTML: () => [{ tag: "figcaption" }],
  renderHTML: () => ["figcaption", 0],
});

const TEXT = {
  heading: { levels: [2, 3, 4] },
  link: {
    openOnClick: false,
    // With `autolink`, text typed after a link would become part of the link.
    autolink: false,
    defaultProtocol: "https",
    HTMLAttributes: { target: null, rel: null, class: null },
    isAllowedUri: (address: string | undefined) => isSafeLink(address ?? ""),
  },
  trailingNode: false,
} satisfies Partial<StarterKitOptions>;

const TABLES = [ArticleTable.configure({ resizable: false }), TableRow, ArticleHeader, ArticleCell];

export function articleExtensions(uploads: ImageUploads): Extensions {
  return [StarterKit.configure(TEXT), ...TABLES, articleImage(uploads), Figure, Figcaption];
}

export function pageExtensions(): Extensions {
  return [StarterKit.configure({ ...TEXT, code: false, codeBlock: false }), ...TABLES, Dado];
}
