import fc from "fast-check";
import { expect, test } from "vitest";
import { ACESSIBILIDADE } from "#domain/defaults/acessibilidade.ts";
import { PRIVACIDADE } from "#domain/defaults/privacidade.ts";
import { TERMOS } from "#domain/defaults/termos.ts";
import { DADO, PAGE_TAGS } from "#domain/paginas/text/page-html.ts";
import { isSafeLink } from "#domain/texto/links.ts";
import { type HtmlNode, parseHtml } from "#domain/texto/parse-html.ts";
import { XSS_PAYLOADS } from "#tests/support/xss-payloads.ts";
import { sanitisePage } from "./sanitise.ts";

test.each([PRIVACIDADE, TERMOS, ACESSIBILIDADE])("$titulo stays as it is", ({ texto }) => {
  expect(sanitisePage(texto)).toBe(texto);
});

test.each([
  ["<p>Tel. <data value=telefone>outro</data></p>", `<p>Tel. ${DADO.telefone}</p>`],
  ['<data value="telefone"></data>', DADO.telefone],
  ['<data value="telefone">a&amp;b<!-- c --></data>', DADO.telefone],
  [`<p><a href="/contato">${DADO.email}</a></p>`, `<p><a href="/contato">${DADO.email}</a></p>`],
  [`<a href="javascript:x">${DADO.email}</a>`, DADO.email],
  ['<p><data value="senha">x</data></p>', "<p>x</p>"],
  ['<p><data value="__proto__" onclick="x">x</data></p>', "<p>x</p>"],
  ['<data value="email" onclick="x" class="y">x</data>', DADO.email],
  ["<p>{telefone}</p>", "<p>{telefone}</p>"],
  ['<p><img src="/arquivos/blog/a.webp" alt="b">a</p>', "<p>a</p>"],
  ["<p>a<script>alert(1)</script><style>b{}</style></p>", "<p>a</p>"],
  [
    '<p class=MsoNormal style="margin:0"><span lang=PT-BR style="mso-x:1">Olá<o:p></o:p></span></p>',
    "<p>Olá</p>",
  ],
])("%s becomes %s", (html, expected) => {
  expect(sanitisePage(html)).toBe(expected);
});

const HTML = fc
  .array(
    fc.oneof(
      fc.constantFrom(...XSS_PAYLOADS, ...Object.values(DADO)),
      fc.constantFrom(
        '<data value="',
        '<data value="email">',
        "</data>",
        "<p>",
        "<b>",
        "<a href='",
      ),
      fc.string(),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

test("whatever comes in, only a page's tags and safe links go out, and a second time changes nothing", () => {
  fc.assert(
    fc.property(HTML, (html) => {
      const clean = sanitisePage(html);
      expect(sanitisePage(clean)).toBe(clean);
      for (const { tag, attributes } of elementsIn(parseHtml(clean))) {
        expect(Object.keys(PAGE_TAGS)).toContain(tag);
        for (const name of Object.keys(attributes)) expect(PAGE_TAGS[tag]).toContain(name);
        if (tag === "a") expect(isSafeLink(attributes.href ?? "")).toBe(true);
        if (tag === "data") expect(Object.keys(DADO)).toContain(attributes.value);
      }
    }),
    { numRuns: 1000 },
  );
});

function elementsIn(nodes: readonly HtmlNode[]): Exclude<HtmlNode, string>[] {
  return nodes.flatMap((node) =>
    typeof node === "string" ? [] : [node, ...elementsIn(node.children)],
  );
}
