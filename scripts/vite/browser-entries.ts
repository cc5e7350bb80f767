import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

export const BROWSER_ENTRIES = {
  site: "app/browser/site.ts",
  anexos: "app/browser/send-anexos.ts",
  compartilhado: "app/browser/open-share.ts",
  imagens: "app/browser/imagens/viewer.ts",
  foto: "app/browser/shrink-photo.ts",
  verificar: "app/browser/verify-file.ts",
} as const;

const ID = "virtual:browser-entries";
const RESOLVED = `\0${ID}`;

export function browserEntries(): Plugin {
  let building = false;
  let manifest = "";
  return {
    name: "clinica:browser-entries",
    configResolved(config) {
      building = config.command === "build";
      const { outDir = "" } = config.environments.client?.build ?? {};
      manifest = path.resolve(config.root, outDir, ".vite", "manifest.json");
    },
    resolveId(id) {
      return id === ID ? RESOLVED : undefined;
    },
    load(id) {
      if (id !== RESOLVED) return undefined;
      // The root layout is part of the client's build too, but only the server renders these URLs.
      if (this.environment.name === "client") return "export const browserEntries = {};";
      const addresses = Object.entries(BROWSER_ENTRIES).map(([name, source]) => [
        name,
        building ? builtAddress(manifest, source) : `/${source}`,
      ]);
      return `export const browserEntries = ${JSON.stringify(Object.fromEntries(addresses))};`;
    },
  };
}

function builtAddress(manifest: string, source: string): string {
  return `/${JSON.parse(readFileSync(manifest, "utf8"))[source].file}`;
}
