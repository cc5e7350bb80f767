import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { XSS_PAYLOADS } from "#tests/support/xss-payloads.ts";
import { ACESSIBILIDADE } from "../defaults/acessibilidade.ts";
import { DEFAULT_CONFIGURACOES } from "../defaults/configuracoes.ts";
import { PRIVACIDADE } from "../defaults/privacidade.ts";
import { TERMOS } from "../defaults/termos.ts";
import { isSafeLink } from "../texto/links.ts";
import { type PageText, plainText, readPageText, type TextBlock } from "./page-text.ts";

const read = (text: string, settings = {}) =>
  readPageText(text, { ...DEFAULT_CONFIGURACOES, ...settings });

test.each([PRIVACIDADE, TERMOS, ACESSIBILIDADE])("$titulo leaves no token unfilled", (text) => {
  const page = read(text.texto);
  expect(JSON.stringify(page)).not.toMatch(/\{[a-z_]+\}/);
  expect(JSON.stringify(page)).toContain(DEFAULT_CONFIGURACOES.telefone);
  expect(page.introduction.length).toBeGreaterThan(0);
  expect(page.opening).toEqual([]);
  expect(page.sections.length).toBeGreaterThan(5);
});

describe("the format", () => {
  it("has an introduction, sections with a title each, smaller headings and lists", () => {
    const page = read(
      "Primeiro.\n\nDepois.\n\n## Um\n\nTexto\ncom duas linhas.\n\n### Menor\n\n- a\n- b\n  1. c\n\n# Dois",
    );
    expect(plainText(page.introduction)).toBe("Primeiro.");
    expect(page.opening).toEqual([{ kind: "paragraph", spans: [{ text: "Depois." }] }]);
    expect(page.sections.map(({ title }) => title)).toEqual(["Um", "Dois"]);
    expect(page.sections[0]?.blocks).toEqual([
      { kind: "paragraph", spans: [{ text: "Texto\ncom duas linhas." }] },
      { kind: "heading", spans: [{ text: "Menor" }] },
      {
        kind: "list",
        isOrdered: false,
        items: [
          { spans: [{ text: "a" }], below: [] },
          {
            spans: [{ text: "b" }],
            below: [
              { kind: "list", isOrdered: true, items: [{ spans: [{ text: "c" }], below: [] }] },
            ],
          },
        ],
      },
    ]);
  });

  it("knows bold, italic and links", () => {
    expect(read("Um **forte e *mais***, [link](/contato).").introduction).toEqual([
      { text: "Um " },
      { text: "forte e ", isStrong: true },
      { text: "mais", isStrong: true, isEmphasis: true },
      { text: ", " },
      { text: "link", href: "/contato" },
      { text: "." },
    ]);
  });

  it("begins without an introduction where the first line is a heading", () => {
    const page = read("## Um\n\nTexto");
    expect(page.introduction).toEqual([]);
    expect(page.sections).toHaveLength(1);
    expect(read("")).toEqual({ introduction: [], opening: [], sections: [] });
  });

  it("shows what it does not know as it was typed", () => {
    const page = read("Oi <b>x</b> `y` ![z](/a.png)\n\n> citado\n\n```\ncódigo\n```");
    expect(plainText(page.introduction)).toBe("Oi <b>x</b> `y` ![z](/a.png)");
    expect(page.opening.map(textOf)).toEqual(["> citado", "```\ncódigo\n```"]);
  });
});

describe("settings in a text", () => {
  it("are filled in as they are, markup and all, also in a link", () => {
    const page = read("A {nome_clinica}: [escreva](mailto:{email}). {outra}", {
      nome_clinica: "**Clínica** <b>",
    });
    expect(plainText(page.introduction)).toBe("A **Clínica** <b>: escreva. {outra}");
    expect(page.introduction.find(({ href }) => href)?.href).toBe("mailto:contato@clinica.test");
    expect(page.introduction.some(({ isStrong }) => isStrong)).toBe(false);
  });

  it("leave an item of a list out where they are empty", () => {
    const [list] = read("- Encarregado: {encarregado_dados}\n- Telefone: {telefone}").opening;
    expect(list?.kind === "list" && list.items.map(({ spans }) => plainText(spans))).toEqual([
      `Telefone: ${DEFAULT_CONFIGURACOES.telefone}`,
    ]);
  });
});

describe("a link", () => {
  it.each(["javascript:alert(1)", "data:text/html,x", "//evil.example", "vbscript:x"])(
    "to %s is only its words",
    (href) => {
      expect(read(`[texto](${href})`).introduction).toEqual([{ text: "texto" }]);
    },
  );

  it("is a safe one, whatever is typed", () => {
    const part = fc.oneof(
      fc.constantFrom("[", "](", ")", "<", ">", "javascript:", "\n", "- ", "## ", "{email}", "*"),
      fc.constantFrom(...XSS_PAYLOADS),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        for (const href of linksIn(read(parts.join("")))) expect(isSafeLink(href)).toBe(true);
      }),
    );
  });
});

function textOf(block: TextBlock): string {
  return block.kind === "list" ? "" : plainText(block.spans);
}

function linksIn(page: PageText): string[] {
  const links: string[] = [];
  JSON.stringify(page, (key, value) => {
    if (key === "href") links.push(value);
    return value;
  });
  return links;
}
