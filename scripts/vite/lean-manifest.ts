/** The browser's router opens neither downloads nor pages without hydration, so the manifest omits their routes. */
import { globSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";

const DOWNLOAD = /\/(?:export|export-laudo|page-image)$/;

const PREFIX = "window.__reactRouterManifest=";

interface Route extends Record<string, unknown> {
  id: string;
  module: string;
  imports: string[];
  clientActionModule?: string;
}

interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, Route>;
}

export function leanManifest(): Plugin {
  return {
    name: "clinica:lean-manifest",
    apply: "build",
    // React Router writes the client's manifest when it builds the server.
    async writeBundle({ dir }) {
      if (this.environment.name !== "ssr" || !dir) return;
      const assets = path.resolve(dir, "../client/assets");
      for (const name of globSync("manifest-*.js", { cwd: assets })) {
        const file = path.join(assets, name);
        const contentOf = (module: string) =>
          readFileSync(path.join(assets, path.basename(module)), "utf8");
        await writeFile(file, shorten(await readFile(file, "utf8"), contentOf));
      }
    },
  };
}

function shorten(text: string, contentOf: (module: string) => string): string {
  if (!text.startsWith(PREFIX)) throw new Error("the router's manifest has another form");
  const manifest = JSON.parse(text.slice(PREFIX.length).replace(/;$/, "")) as Manifest;
  const { entry, routes } = manifest;
  const loaded = new Set([entry.module, ...entry.imports]);
  const known = Object.values(routes).filter(
    ({ id }) => (id === "root" || id.startsWith("admin/")) && !DOWNLOAD.test(id),
  );
  // One file replaces equal modules, such as the empty ones of routes without a page.
  const files = new Map<string, string>();
  const oneOf = (module: string) => {
    const content = contentOf(module);
    const first = files.get(content) ?? module;
    files.set(content, first);
    return first;
  };
  const uses = new Map<string, number>();
  for (const file of known.flatMap(({ imports }) => imports)) {
    uses.set(file, (uses.get(file) ?? 0) + 1);
  }
  // Sorts the lists by use, because gzip shortens lists that begin alike.
  const byUse = (a: string, b: string) =>
    (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || (a < b ? -1 : 1);
  const lean = known.map((route) => [
    route.id,
    {
      // The router treats a missing flag such as `hasAction` as false.
      ...Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false)),
      module: oneOf(route.module),
      ...(route.clientActionModule && { clientActionModule: oneOf(route.clientActionModule) }),
      imports: route.imports.filter((file) => !loaded.has(file)).sort(byUse),
    },
  ]);
  return `${PREFIX}${JSON.stringify({ ...manifest, routes: Object.fromEntries(lean) })};`;
}
