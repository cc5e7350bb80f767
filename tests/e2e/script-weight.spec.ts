/** Weighs the scripts that the router's manifest names. bench/ weighs all scripts that a browser loads. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { SCREENS } from "#domain/permissions.ts";
import { builtServer } from "#tests/support/product-server.ts";

const CLIENT = path.resolve(builtServer(), "../../client");
const FIRST_KB = 130;
const FURTHER_KB = 60;
const VIEWER_KB = 6;
const DASHBOARD = "admin/dashboard/page";

interface Loaded {
  module: string;
  imports?: string[];
}

interface Route extends Loaded {
  id: string;
  parentId?: string;
  path?: string;
  hasDefaultExport: boolean;
  clientActionModule?: string;
}

const MANIFEST = globSync("assets/manifest-*.js", { cwd: CLIENT })[0] ?? "";
const { entry, routes } = JSON.parse(/\{.*\}/s.exec(read(`/${MANIFEST}`))?.[0] ?? "{}") as {
  entry: Loaded;
  routes: Record<string, Route>;
};

function read(file: string): string {
  return readFileSync(path.join(CLIENT, file), "utf8");
}

function chain(route: Route | undefined): Route[] {
  return route ? [...chain(routes[route.parentId ?? ""]), route] : [];
}

function addressOf(route: Route): string {
  return `/${chain(route)
    .map((one) => one.path ?? "")
    .filter(Boolean)
    .join("/")}`;
}

function filesOf(route: Route): string[] {
  return chain(route).flatMap(({ module, imports = [], clientActionModule }) => [
    module,
    ...imports,
    ...(clientActionModule ? [clientActionModule] : []),
  ]);
}

function visit(): Route[] {
  const order = SCREENS.map((screen) => `/admin${screen.path}`);
  const weightOf = (route: Route) =>
    order.findLastIndex((address) => `${addressOf(route)}/`.startsWith(`${address}/`));
  return Object.values(routes)
    .filter((route) => chain(route).some(({ id }) => id === "admin/shell/screens"))
    .filter(({ hasDefaultExport, id }) => hasDefaultExport && id !== DASHBOARD)
    .sort((a, b) => weightOf(a) - weightOf(b) || addressOf(a).length - addressOf(b).length);
}

test("no script brings the table of things, and with it every form", () => {
  const scripts = globSync("assets/*.js", { cwd: CLIENT });
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.filter((file) => read(`/${file}`).includes("PDFs de laudos"))).toEqual([]);
});

test("the viewer of exam images is small, because a phone gets it before the first frame", () => {
  const [viewer = ""] = globSync("assets/viewer-*.js", { cwd: CLIENT });
  const script = read(`/${viewer}`);
  expect(script).not.toMatch(/\bimport\b/);
  expect(gzipSync(script).length / 1024).toBeLessThanOrEqual(VIEWER_KB);
});

const seen = new Set<string>();

function kilobytes(files: readonly string[]): number {
  const fresh = [...new Set(files)].filter((file) => !seen.has(file));
  for (const file of fresh) seen.add(file);
  return fresh.reduce((sum, file) => sum + gzipSync(read(file)).length, 0) / 1024;
}

test("the first screen brings what it needs first, each further one what it adds", () => {
  const dashboard = routes[DASHBOARD];
  expect(dashboard).toBeDefined();
  if (!dashboard) return;
  const first = [`/${MANIFEST}`, entry.module, ...(entry.imports ?? []), ...filesOf(dashboard)];
  const firstKb = kilobytes(first);
  expect(firstKb).toBeGreaterThan(50);
  expect(firstKb, "script of /admin, gzip, KB").toBeLessThanOrEqual(FIRST_KB);
  const screens = visit();
  expect(screens.length).toBeGreaterThan(30);
  for (const screen of screens) {
    const further = kilobytes(filesOf(screen));
    expect.soft(further, `script of ${addressOf(screen)}`).toBeLessThanOrEqual(FURTHER_KB);
  }
});
