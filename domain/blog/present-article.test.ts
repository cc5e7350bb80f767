import { describe, expect, test } from "vitest";
import { presentArticle } from "./present-article.ts";

describe("headings", () => {
  test("can be jumped to, each by an address of its own", () => {
    const { html, secoes } = presentArticle(
      "<h2>Antes do exame</h2><p>a</p><h2>Antes do <em>exame</em> &amp; depois</h2><h3>x</h3>",
    );
    expect(secoes).toEqual([
      { id: "antes-do-exame-1", titulo: "Antes do exame" },
      { id: "antes-do-exame-depois-2", titulo: "Antes do exame & depois" },
    ]);
    expect(html).toBe(
      '<h2 id="antes-do-exame-1">Antes do exame</h2><p>a</p><h2 id="antes-do-exame-depois-2">Antes do <em>exame</em> &amp; depois</h2><h3>x</h3>',
    );
  });

  test("an empty one leads nowhere", () => {
    expect(presentArticle("<h2></h2>").secoes).toEqual([]);
  });

  test("one of punctuation alone still has an address", () => {
    expect(presentArticle("<h2>?!</h2>").secoes).toEqual([{ id: "secao-1", titulo: "?!" }]);
  });
});

test("a table scrolls by itself, by keyboard too", () => {
  expect(presentArticle("<table><tbody></tbody></table>").html).toBe(
    '<div class="article-table" role="region" aria-label="Tabela" tabindex="0"><table><tbody></tbody></table></div>',
  );
});

const KNOWN = { variantes: { avif: [320, 640, 800], webp: [320, 640] }, texto_alternativo: "" };

describe("images", () => {
  test("without a text take the library's, and keep one of their own", () => {
    const known = {
      "/arquivos/blog/a-800x600.webp": { ...KNOWN, texto_alternativo: 'Sala "1" & 2' },
    };
    const image = (alt: string) =>
      presentArticle(`<img src="/arquivos/blog/a-800x600.webp" alt="${alt}" />`, known).html;
    expect(image("")).toContain('alt="Sala &#34;1&#34; &#38; 2"');
    expect(image("Outra")).toContain('alt="Outra"');
    expect(image("Outra")).not.toContain("Sala");
  });

  test("that the library does not know name only their own file", () => {
    const { html } = presentArticle('<img src="/arquivos/blog/a-800x600.webp" alt="" />');
    expect(html).not.toContain("srcset");
    expect(html).toContain('width="800" height="600"');
  });

  test("of the library are shown in the size that fits", () => {
    const { html } = presentArticle(
      '<img src="/arquivos/blog/a-800x600.webp" alt="Sala" width="10" height="10" loading="lazy" />',
      { "/arquivos/blog/a-800x600.webp": KNOWN },
    );
    expect(html).toContain(
      'srcset="/arquivos/blog/a-800x600-320.webp 320w, /arquivos/blog/a-800x600-640.webp 640w, /arquivos/blog/a-800x600.webp 800w"',
    );
    expect(html).toContain('width="800" height="600" alt="Sala" loading="lazy" />');
    expect(html.match(/width=/g)).toHaveLength(1);
  });

  test.each([
    '<img src="https://a.test/b.png" alt="" loading="lazy" />',
    '<img src="/arquivos/blog/sem-medida.webp" alt="" loading="lazy" />',
  ])("%s stays as it is", (image) => {
    expect(presentArticle(image).html).toBe(image);
  });
});
