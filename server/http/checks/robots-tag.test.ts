import { expect, test } from "vitest";
import { robotsTag } from "./robots-tag.ts";
import { matchRoute } from "./route-match.ts";

const tag = (path: string, method = "GET", status = 200) =>
  robotsTag(matchRoute(path), { method, status });

test.each([
  ["/resultados", "POST", 200],
  ["/resultados", "POST", 302],
  ["/resultados", "POST", 400],
  ["/resultados", "POST", 403],
  ["/resultados", "POST", 429],
  ["/resultados", "GET", 503],
  ["/resultados", "DELETE", 405],
  ["/resultados/", "GET", 301],
  ["/resultados/laudos", "GET", 302],
  ["/resultados/laudos", "POST", 302],
  ["/resultados/laudos/2026-AB12C-3DE4F", "GET", 200],
  ["/resultados/laudos/2026-AB12C-3DE4F/pdf", "GET", 206],
  ["/resultados/laudos/2026-AB12C-3DE4F/pdf", "GET", 416],
  ["/resultados/laudos/2026-AB12C-3DE4F/paginas/1-828.webp", "GET", 200],
  ["/resultados/laudos/nada", "GET", 404],
  ["/resultados/laudos/nada.pdf", "GET", 404],
  ["/admin/laudos/pdf/1", "GET", 200],
  ["/auth", "GET", 200],
  ["/healthz", "GET", 200],
] as const)("%s, %s answered %i, is not indexed", (path, method, status) => {
  expect(tag(path, method, status)).toBe("noindex, noarchive");
});

test("what is refused before its address was read is listed nowhere either", () => {
  expect(robotsTag(undefined, { method: "GET", status: 414 })).toBe("noindex, noarchive");
});

test("public pages and their pictures are found; the look-up's page is, without a copy of it", () => {
  for (const path of ["/", "/exames", "/blog", "/contato", "/arquivos/hero/a.webp"]) {
    expect(tag(path)).toBeUndefined();
  }
  expect(tag("/resultados")).toBe("noarchive");
  expect(tag("/resultados", "HEAD")).toBe("noarchive");
});
