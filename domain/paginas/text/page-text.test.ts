import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { XSS_PAYLOADS } from "#tests/support/xss-payloads.ts";
import { CONFIGURACOES_LABELS } from "../../clinica/configuracoes-site.ts";
import { ACESSIBILIDADE } from "../../defaults/acessibilidade.ts";
import { DEFAULT_CONFIGURACOES } from "../../defaults/configuracoes.ts";
import { PRIVACIDADE } from "../../defaults/privacidade.ts";
import { TERMOS } from "../../defaults/termos.ts";
import { isSafeLink } from "../../texto/links.ts";
import { DADO_LABELS } from "./dados-da-clinica.ts";
import { DADO } from "./page-html.ts";
import { type PageText, plainText, readPageText } from "./page-text.ts";

const read = (text: string, settings = {}) =>
  readPageText(text, { ...DEFAULT_CONFIGURACOES, ...settings });

test.each([PRIVACIDADE, TERMOS, ACESSIBILIDADE])("$titulo has every datum filled in", (text) => {
  const page = read(text.texto);
  expect(JSON.stringify(page)).not.toMatch(/[<{}]data|[{}]\w+[{}]/);
  expect(JSON.stringify(page)).toContain(DEFAULT_CONFIGURACOES.telefone);
  expect(page.introduction.length).toBeGreaterThan(0);
  expect(page.opening).toEqual([]);
  expect(page.sections.length).toBeGreaterThan(5);
});

describe("the format", () => {
  it("has an introduction, sections with a title each, smaller headings and lists", () => {
    const page = read(
      "<p>Primeiro.</p><p>Depois.</p><h2>Um <b>só</b></h2><p>Texto<br />com duas\nlinhas.</p><h3>Menor</h3>\n<ul><li>a</li><li><p>b</p><ol>\n<li>c</li></ol></li></ul><h2>Dois</h2>",
    );
    expect(plainText(page.introduction)).toBe("Primeiro.");
    expect(page.opening).toEqual([{ tag: "p", children: ["Depois."] }]);
    expect(page.sections.map(({ title }) => title)).toEqual(["Um só", "Dois"]);
    expect(page.sections[0]?.blocks).toEqual([
      { tag: "p", children: ["Texto\ncom duas linhas."] },
      { tag: "h3", children: ["Menor"] },
      {
        tag: "ul",
        children: [
          { tag: "li", children: ["a"] },
          {
            tag: "li",
            children: ["b", { tag: "ol", children: [{ tag: "li", children: ["c"] }] }],
          },
        ],
      },
    ]);
  });

  it("knows bold, italic, links and tables", () => {
    expect(
      read('<p>Um <strong>forte <i>mais</i></strong>, <a href="/contato">link</a> &amp;.</p>')
        .introduction,
    ).toEqual([
      "Um ",
      { tag: "strong", children: ["forte ", { tag: "em", children: ["mais"] }] },
      ", ",
      { tag: "a", attributes: { href: "/contato" }, children: ["link"] },
      " &.",
    ]);
    const cell = { tag: "td", attributes: { colspan: "2" }, children: ["a"] };
    expect(
      read('<table>\n<tbody><tr><td colspan="2" rowspan="x"><p>a</p></td></tr></tbody></table>')
        .opening,
    ).toEqual([
      { tag: "table", children: [{ tag: "tbody", children: [{ tag: "tr", children: [cell] }] }] },
    ]);
  });

  it("begins without an introduction where the first block is a heading", () => {
    const page = read("<h2>Um</h2><p>Texto</p>");
    expect(page.introduction).toEqual([]);
    expect(page.sections).toHaveLength(1);
    expect(read("")).toEqual({ introduction: [], opening: [], sections: [] });
  });

  it("begins sections only at headings of the page itself", () => {
    const [quote] = read("<p>a</p><blockquote><h2>b</h2></blockquote>").opening;
    expect(quote).toEqual({ tag: "blockquote", children: [{ tag: "h3", children: ["b"] }] });
  });

  it("of what it does not know only the words remain", () => {
    const page = read('Oi <x>a</x> <img src="/a.png" alt="b" /> 1 < 2\n<div>c</div>');
    expect(plainText(page.introduction)).toBe("Oi a  1 < 2 c");
    expect(read("<b>".repeat(100)).introduction).toEqual([]);
    expect(plainText(read(`${"<b>".repeat(100)}a`).introduction)).toBe("a");
  });
});

describe("the clinic's data in a text", () => {
  it("are filled in as they are, markup and all, also in a link", () => {
    const page = read(`<p>A ${DADO.nome_clinica}: <a href="/contato">${DADO.email}</a>.</p>`, {
      nome_clinica: "**Clínica** <b>",
    });
    expect(page.introduction).toEqual([
      "A **Clínica** <b>: ",
      { tag: "a", attributes: { href: "/contato" }, children: ["contato@clinica.test"] },
      ".",
    ]);
  });

  it("are on one line, also an address that was typed on several", () => {
    const page = read(`<p>Fica em ${DADO.endereco}.</p>`, {
      endereco: "Rua A, 1\nCentro\nNaviraí",
    });
    expect(page.introduction).toEqual(["Fica em Rua A, 1, Centro, Naviraí."]);
  });

  it("are known by their name, whatever their label says", () => {
    expect(read('<p><data value="telefone">Outro</data></p>').introduction).toEqual([
      DEFAULT_CONFIGURACOES.telefone,
    ]);
    for (const name of ["senha", "cores_principais", "__proto__", "constructor", ""]) {
      expect(read(`<p>a <data value="${name}">b</data></p>`).introduction).toEqual(["a b"]);
    }
  });

  it("in a link's address are not filled in", () => {
    expect(read('<p><a href="mailto:{email}">a</a></p>').introduction).toEqual(["a"]);
  });

  it("leave an item of a list out where they are empty", () => {
    const html = `<ul><li>Encarregado: <strong>${DADO.encarregado_dados}</strong></li><li>Telefone: ${DADO.telefone}</li></ul>`;
    expect(read(html).opening).toEqual([
      {
        tag: "ul",
        children: [{ tag: "li", children: [`Telefone: ${DEFAULT_CONFIGURACOES.telefone}`] }],
      },
    ]);
  });

  it("are called as in Configurações", () => {
    const { email, ...others } = DADO_LABELS;
    expect(CONFIGURACOES_LABELS).toMatchObject(others);
    expect(email).toBe("E-mail da clínica");
  });
});

describe("a link", () => {
  it.each(["javascript:alert(1)", "data:text/html,x", "//evil.example", "vbscript:x"])(
    "to %s is only its words",
    (href) => {
      expect(read(`<p><a href="${href}">texto</a></p>`).introduction).toEqual(["texto"]);
    },
  );

  it("is a safe one, whatever is typed", () => {
    const part = fc.oneof(
      fc.constantFrom(
        '<a href="',
        '">',
        "</a>",
        "javascript:",
        "<p>",
        "<li>",
        DADO.email,
        "&#106;",
      ),
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

function linksIn(page: PageText): string[] {
  const links: string[] = [];
  JSON.stringify(page, (key, value) => {
    if (key === "href") links.push(value);
    return value;
  });
  return links;
}
