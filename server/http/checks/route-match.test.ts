import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import fc from "fast-check";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { PUBLIC_PAGES } from "#domain/paginas/public-pages.ts";
import type { Area } from "#server/http/area.ts";
import { AREAS } from "#server/http/areas.ts";
import { matchOfRoute, matchRoute, properPath } from "./route-match.ts";

const ROUTES = (routes as RouteConfigEntry[]).flatMap((entry) => leavesOf(entry, "", []));
const ROWS = Object.entries<Area>(AREAS).flatMap(([name, area]) =>
  Object.entries(area.paths).map(([path, address]) => ({ name, path, ...address })),
);
const WITHOUT_ROUTE = ["file", "missingFile", "probe"];

test("every route has exactly one area", () => {
  for (const { path } of ROUTES) expect(matchOfRoute(path)?.path, path).toBeDefined();
  const paths = ROWS.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test("a route that the table does not name has none, and its address is a 404", () => {
  for (const path of ["/novidade", "/exames/:slug/preparo", "/portal/:id", "/administrador"]) {
    expect(matchOfRoute(path), path).toBeUndefined();
    expect(matchRoute(path.replace(/:\w+/, "x")).name).toBe("missing");
  }
});

test("every row has its route", () => {
  const written = new Set(ROUTES.map(({ path }) => path));
  for (const { name, path } of ROWS) {
    if (WITHOUT_ROUTE.includes(name) || path === "/admin/*") continue;
    expect([path, written.has(path)]).toEqual([path, true]);
  }
});

test("a page is hydrated where its area says so, and nowhere else", () => {
  for (const { path, files } of ROUTES) {
    const isPage = files.some((file) => file.endsWith(".tsx"));
    const hydrates = files.some((file) =>
      /hydrates: true/.test(readFileSync(`app/${file}`, "utf8")),
    );
    if (isPage)
      expect([path, hydrates]).toEqual([path, matchOfRoute(path)?.area.hydrates === true]);
  }
});

test("only what a visitor may read is ever cached, and the page of missing addresses", () => {
  for (const { name, path, cachedUnder } of ROWS) {
    if (cachedUnder)
      expect([path, AREAS[name as keyof typeof AREAS].identity]).toEqual([path, "anonimo"]);
  }
  for (const path of [
    "/resultados",
    "/resultados/laudos",
    "/auth",
    "/sair",
    "/admin",
    "/admin/usuarios",
  ]) {
    expect(matchRoute(path).cachedUnder, path).toBeUndefined();
  }
});

test("what is not cached here may not be cached elsewhere", () => {
  for (const area of Object.values<Area>(AREAS)) {
    const isCached = Object.values(area.paths).some(({ cachedUnder }) => cachedUnder);
    if (!isCached) expect(area.cacheControl).toContain("no-store");
  }
});

test.each([
  ["/", "page"],
  ["/exames", "page"],
  ["/exames/mamografia-digital", "page"],
  ["/blog", "form"],
  ["/blog/rss.xml", "page"],
  ["/blog/um-artigo", "page"],
  ["/resultados", "portal"],
  ["/resultados/laudos", "portal"],
  ["/resultados/laudos/2026-AB12C-3DE4F", "portal"],
  ["/resultados/laudos/2026-AB12C-3DE4F/pdf", "portalFile"],
  ["/resultados/laudos/2026-AB12C-3DE4F/paginas/1-828.webp", "portalFile"],
  ["/resultados/laudos/2026-AB12C-3DE4O", "missing"],
  ["/resultados/laudos/..", "missing"],
  ["/auth", "signIn"],
  ["/admin", "backOffice"],
  ["/admin.data", "backOffice"],
  ["/admin/usuarios/novo", "backOffice"],
  ["/admin/usuarios.data", "backOffice"],
  ["/admin/midia/enviar", "upload"],
  ["/admin/midia/enviar.data", "upload"],
  ["/admin/auditoria/exportar", "download"],
  ["/admin/blog/7b0e/previa", "preview"],
  ["/admin/blog/7b0e", "fileForm"],
  ["/admin/foto.png", "missingFile"],
  ["/administrador", "missing"],
  ["/assets/site-CXg1JygZ.js", "file"],
  ["/arquivos/hero/a_B-1.webp", "file"],
  ["/arquivos/a/b/c.webp", "missingFile"],
  ["/%61ssets/site.js", "missingFile"],
  ["/assets/site%2ejs", "missing"],
  ["/exames.data", "missingFile"],
  ["/_root.data", "missingFile"],
  ["/.vite/manifest.json.br", "missingFile"],
  ["/metrics", "probe"],
  ["/AUTH", "missing"],
  ["/exames/Mamografia", "missing"],
  ["/exames/a/b", "missing"],
  ["/constructor", "missing"],
  ["/__proto__", "missing"],
])("%s is %s", (path, name) => {
  expect(matchRoute(path).name).toBe(name);
});

test.each([
  ["/AUTH", "/auth"],
  ["/%61uth", "/auth"],
  ["/%41UTH", "/auth"],
  ["/Exames/Mamografia-Digital", undefined],
  ["/Admin/Usuarios", "/admin/usuarios"],
  ["/exames//", "/exames"],
  ["//evil.example/", "/evil.example"],
  ["/blog%2Frss.xml", "/blog/rss.xml"],
  ["/exames%2Fmamografia", undefined],
  ["/og/PAGINA-blog-0123456789a.png", undefined],
  ["/exames", undefined],
  ["/", undefined],
  ["/Nada", undefined],
  ["/%6eada", undefined],
  ["/%2f%2fevil.example", undefined],
  ["/%5cevil.example", undefined],
  ["/exames/mamografia%20", undefined],
])("%s is properly written %s", (path, proper) => {
  expect(properPath(path)).toBe(proper);
});

test("each address has one area, and its proper spelling needs no correction", () => {
  const part = fc.constantFrom(
    "exames",
    "Auth",
    "%61",
    "//",
    "/",
    "admin",
    "..",
    ".data",
    "x",
    "*",
  );
  const path = fc.array(part).map((parts) => `/${parts.join("")}`);
  fc.assert(
    fc.property(fc.oneof(path, fc.webPath()), (requested) => {
      expect(matchRoute(requested).area).toBeDefined();
      const proper = properPath(requested);
      if (proper === undefined) return;
      expect(proper).toMatch(/^\/(?!\/)/);
      // A first correction may concern slashes and a second one letters. A third is never needed.
      const last = properPath(proper) ?? proper;
      expect(properPath(last)).toBeUndefined();
    }),
  );
});

test("capitals lead to every page of the site", () => {
  for (const { path } of PUBLIC_PAGES) {
    if (path !== "/") expect(properPath(path.toUpperCase())).toBe(path);
  }
});

interface Leaf {
  path: string;
  files: string[];
}

function leavesOf(entry: RouteConfigEntry, above: string, around: string[]): Leaf[] {
  const path = entry.path ? `${above}/${entry.path}` : above;
  const files = [...around, entry.file];
  const children = entry.children ?? [];
  if (children.length === 0) return [{ path: path || "/", files }];
  return children.flatMap((child) => leavesOf(child, path, files));
}
