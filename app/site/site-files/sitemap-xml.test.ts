import { expect, test } from "vitest";
import { parseXml, textsOf } from "#tests/support/parse-xml.ts";
import { sitemapXml } from "./sitemap-xml.ts";

test("every page has its whole address, and its last change where that is known", () => {
  const root = parseXml(
    sitemapXml("https://clinica.test", [
      { path: "/" },
      { path: "/exames/raio-x", atualizado_em: new Date("2026-05-12T12:00:00Z") },
      { path: "/blog?categoria=exames&pagina=2" },
    ]),
  );
  expect(root.name).toBe("urlset");
  expect(root.attributes.xmlns).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  expect(textsOf(root, "loc")).toEqual([
    "https://clinica.test/",
    "https://clinica.test/exames/raio-x",
    "https://clinica.test/blog?categoria=exames&pagina=2",
  ]);
  expect(root.children.map((url) => textsOf(url, "lastmod"))).toEqual([
    [],
    ["2026-05-12T12:00:00.000Z"],
    [],
  ]);
});
