/** Parses a subset of Markdown into parts. It never writes HTML, so nothing that is typed can become markup. */
import { lexer, type Token, type Tokens } from "marked";
import type { ConfiguracoesSite } from "../clinica/configuracoes-site.ts";
import { isSafeLink } from "../texto/links.ts";
import { isTooDeep } from "../texto/text-depth.ts";

export interface TextSpan {
  text: string;
  isStrong?: true;
  isEmphasis?: true;
  href?: string;
}

export type TextBlock =
  | { kind: "paragraph"; spans: TextSpan[] }
  | { kind: "heading"; spans: TextSpan[] }
  | { kind: "list"; isOrdered: boolean; items: TextItem[] };

interface TextItem {
  spans: TextSpan[];
  below: TextBlock[];
}

interface TextSection {
  title: string;
  blocks: TextBlock[];
}

export interface PageText {
  /** The first paragraph, unless a heading comes before it. */
  introduction: TextSpan[];
  /** All other blocks before the first section. */
  opening: TextBlock[];
  sections: TextSection[];
}

export interface DefaultText {
  titulo: string;
  /** YYYY-MM-DD. */
  atualizado_em: string;
  texto: string;
}

export type TokenSettings = Pick<
  ConfiguracoesSite,
  "nome_clinica" | "email" | "telefone" | "endereco" | "encarregado_dados" | "email_encarregado"
>;

export const TEXT_TOKENS = [
  "nome_clinica",
  "telefone",
  "email",
  "endereco",
  "encarregado_dados",
  "email_encarregado",
] as const satisfies readonly (keyof TokenSettings)[];

const TOKEN = /\{([a-z_]+)\}/g;
const SECTION_DEPTH = 2;

type SpanStyle = Omit<TextSpan, "text">;

/**
 * Parses the text and fills in the settings (`{telefone}`). It leaves out list items with an empty setting, replaces
 * unsafe links by their text, and leaves unknown or too deeply nested syntax as it was typed.
 */
export function readPageText(text: string, settings: TokenSettings): PageText {
  if (isTooDeep(text)) return asTyped(text);
  const [first, ...others] = lexer(text, { gfm: false }).filter(({ type }) => type !== "space");
  const hasIntroduction = first?.type === "paragraph";
  const reader = readerOf(settings);
  const page: PageText = {
    introduction: hasIntroduction ? reader.spans(tokensOf(first)) : [],
    opening: [],
    sections: [],
  };
  for (const token of hasIntroduction ? others : first ? [first, ...others] : []) {
    if (token.type === "heading" && (token as Tokens.Heading).depth <= SECTION_DEPTH) {
      page.sections.push({ title: plainText(reader.spans(tokensOf(token))), blocks: [] });
    } else {
      const blocks = page.sections.at(-1)?.blocks ?? page.opening;
      blocks.push(...reader.blocks(token));
    }
  }
  return page;
}

function asTyped(text: string): PageText {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => [{ text: paragraph.trim() }]);
  const [introduction = [], ...others] = paragraphs;
  const opening = others.map((spans): TextBlock => ({ kind: "paragraph", spans }));
  return { introduction, opening, sections: [] };
}

export function plainText(spans: readonly TextSpan[]): string {
  return spans.map(({ text }) => text).join("");
}

function readerOf(settings: TokenSettings) {
  const values = new Map<string, string>(
    TEXT_TOKENS.map((name) => [name, settings[name].split("\n").join(", ")]),
  );
  const fill = (text: string) => text.replace(TOKEN, (all, name) => values.get(name) ?? all);
  const isComplete = (text: string) =>
    [...text.matchAll(TOKEN)].every(([, name = ""]) => values.get(name) !== "");

  function spans(tokens: readonly Token[], variant: SpanStyle = {}): TextSpan[] {
    return tokens.flatMap((token) => {
      switch (token.type) {
        case "text":
          return token.tokens
            ? spans(token.tokens, variant)
            : { ...variant, text: fill(token.text) };
        case "escape":
          return { ...variant, text: token.text };
        case "strong":
          return spans(tokensOf(token), { ...variant, isStrong: true });
        case "em":
          return spans(tokensOf(token), { ...variant, isEmphasis: true });
        case "br":
          return { ...variant, text: "\n" };
        case "link": {
          const href = fill(token.href);
          return spans(tokensOf(token), isSafeLink(href) ? { ...variant, href } : variant);
        }
        default:
          return { ...variant, text: token.raw };
      }
    });
  }

  function blocks(token: Token): TextBlock[] {
    switch (token.type) {
      case "paragraph":
      case "text":
        return [{ kind: "paragraph", spans: spans([token].flatMap(tokensOf)) }];
      case "heading":
        return [{ kind: "heading", spans: spans(tokensOf(token)) }];
      case "list":
        return [list(token as Tokens.List)];
      case "space":
        return [];
      default:
        return [{ kind: "paragraph", spans: [{ text: token.raw.trim() }] }];
    }
  }

  function list({ ordered, items }: Tokens.List): TextBlock {
    return {
      kind: "list",
      isOrdered: ordered,
      items: items.filter(({ text }) => isComplete(text)).map(item),
    };
  }

  function item({ tokens }: Tokens.ListItem): TextItem {
    const [first, ...others] = tokens;
    const isLine = first?.type === "text" || first?.type === "paragraph";
    return {
      spans: isLine ? spans(tokensOf(first)) : [],
      below: (isLine ? others : tokens).flatMap(blocks),
    };
  }

  return { spans, blocks };
}

/** @returns the parts of a token; a list with the token itself if it has no parts */
function tokensOf(token: Token): Token[] {
  return "tokens" in token && token.tokens ? token.tokens : [token];
}
