/**
 * Shortens the router's manifest, which every first screen of the back office downloads whole. The router never opens
 * a page that is not hydrated, so it need not know them.
 */
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";

const PREFIX = "window.__reactRouterManifest=";

interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, { id: string; imports: string[] }>;
}

export function leanManifest(): Plugin {
  return {
    name: "clinica:lean-manifest",
    apply: "build",
    // React Router writes the manifest while it builds the server.
    async writeBundle({ dir }) {
      if (this.environment.name !== "ssr" || !dir) return;
      const assets = path.resolve(dir, "../client/assets");
      for (const name of globSync("manifest-*.js", { cwd: assets })) {
        const file = path.join(assets, name);
        await writeFile(file, shorten(await readFile(file, "utf8")));
      }
    },
  };
}

function shorten(text: string): string {
  if (!text.startsWith(PREFIX)) throw new Error("the router's manifest has another form");
  const manifest = JSON.parse(text.slice(PREFIX.length).replace(/;$/, "")) as Manifest;
  const { entry, routes } = manifest;
  const loaded = new Set([entry.module, ...entry.imports]);
  const lean = Object.entries(routes)
    .filter(([id]) => id === "root" || id.startsWith("admin/"))
    .map(([id, route]) => {
      const imports = route.imports.filter((file) => !loaded.has(file));
      return [id, { ...route, imports }];
    });
  return `${PREFIX}${JSON.stringify({ ...manifest, routes: Object.fromEntries(lean) })};`;
}
