/** Serves a small page with a script of app/browser from its source, so that its tests need neither the product nor a build. */
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { transformWithOxc } from "vite";
import { BROWSER_ENTRIES } from "../../../scripts/vite/browser-entries.ts";
import { test as base } from "../test.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const IMPORTS = JSON.stringify({ imports: { "#domain/": "/domain/" } });

interface PageOptions {
  path?: string;
  script?: keyof typeof BROWSER_ENTRIES;
}

export type Open = (body: string, options?: PageOptions) => Promise<void>;

interface PageServer {
  url: string;
  /** Is answered at every address but the scripts'. */
  html: string;
}

export const test = base.extend<{ open: Open }, { server: PageServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
    async ({}, use) => {
      const server = { url: "", html: "" };
      const scripts = new Map<string, Promise<string>>();
      const http = createServer(async ({ url = "" }, answer) => {
        const { pathname } = new URL(url, "http://localhost");
        if (!pathname.endsWith(".ts")) {
          answer.setHeader("Content-Type", "text/html").end(server.html);
          return;
        }
        const script = scripts.get(pathname) ?? javascriptOf(path.join(ROOT, pathname));
        scripts.set(pathname, script);
        answer.setHeader("Content-Type", "text/javascript").end(await script);
      });
      await once(http.listen(0, "127.0.0.1"), "listening");
      server.url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
      await use(server);
      http.closeAllConnections();
      http.close();
    },
    { scope: "worker" },
  ],

  baseURL: ({ server }, use) => use(server.url),

  open: ({ page, server }, use) =>
    use(async (body, { path = "/", script = "site" } = {}) => {
      server.html = documentOf(body, script);
      await page.goto(path);
    }),
});

async function javascriptOf(file: string): Promise<string> {
  return (await transformWithOxc(await readFile(file, "utf8"), file)).code;
}

export function documentOf(body: string, script: keyof typeof BROWSER_ENTRIES = "site"): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<title>Clínica</title>
<link rel="icon" href="data:,">
<script type="importmap">${IMPORTS}</script>
<script data-foto="/${BROWSER_ENTRIES.foto}" src="/${BROWSER_ENTRIES[script]}" type="module"></script>
</head>
<body>${body}</body>
</html>`;
}
