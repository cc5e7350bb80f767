import { describe, expect, test } from "vitest";
import { DEMO_BLOG_POSTS } from "#demo/content/blog-posts.ts";
import { articleProblem, DEEPEST_ELEMENT, MOST_ELEMENTS } from "./article-bounds.ts";
import { conteudoPost, POST_LIMITS } from "./blog-posts.ts";

const nested = (tag: string, depth: number) => `<${tag}>`.repeat(depth);

describe("an article's markup", () => {
  test("of the demonstration is within bounds", () => {
    for (const { conteudo } of DEMO_BLOG_POSTS) expect(articleProblem(conteudo)).toBeUndefined();
  });

  test.each(["b", "ul", "blockquote", "div", "svg"])(
    "nests %s as deep as it may, no deeper",
    (tag) => {
      expect(articleProblem(nested(tag, DEEPEST_ELEMENT))).toBeUndefined();
      expect(articleProblem(nested(tag, DEEPEST_ELEMENT + 1))).toContain("umas dentro das outras");
    },
  );

  test("is as deep with ends that end nothing, capitals and attributes", () => {
    for (const part of ["<b></i>", "<B>", "<b\n>", "<b/x>"]) {
      expect(articleProblem(part.repeat(DEEPEST_ELEMENT + 1))).toContain("umas dentro das outras");
    }
  });

  test("is not deep where an element ends by itself", () => {
    for (const html of ["<p>a", "<ul><li>a", "<table><tr><td>a<td>b", "<br>"]) {
      const [first = "", ...rest] = html.split(/(?=<)/);
      const repeated = rest.length > 0 ? rest.join("") : first;
      expect(articleProblem(first + repeated.repeat(200)), html).toBeUndefined();
    }
  });

  test.each(["<br>", "<p>x</p>", "</i>", "<x>y</x>"])("of %s has an end", (part) => {
    const tags = part === "<br>" ? 2 : part.split("<").length - 1;
    const most = Math.floor((2 * MOST_ELEMENTS) / tags);
    expect(articleProblem(part.repeat(most))).toBeUndefined();
    expect(articleProblem(part.repeat(most + 1))).toContain("marcações demais");
  });

  test("too much of it is said at the field", () => {
    const html = "<b>".repeat(Math.floor(POST_LIMITS.conteudo / 3));
    const result = conteudoPost().safeParse(html);
    expect(result.error?.issues[0]?.message).toContain("marcações demais");
    expect(conteudoPost().safeParse("<p>Bom dia</p>").success).toBe(true);
  });
});
