import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Services } from "#server/services.ts";
import { files } from "./files.ts";

const LONG = 1_000;
const before = process.cwd();
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "clinica-files-"));
  process.chdir(folder);
  for (const sub of ["assets", ".vite"])
    mkdirSync(`build/current/client/${sub}`, { recursive: true });
  for (const name of [
    "assets/site-a1.js",
    "assets/site-a1.js.br",
    "assets/site-a1.js.gz",
    "assets/manifest-b2.js",
    "assets/site-c3.css",
    "assets/mark-d4.svg",
    "assets/notes.md",
    "assets/site-a1.js.map",
    ".vite/manifest.json",
    ".vite/manifest.json.br",
    "index.html",
  ]) {
    writeFileSync(`build/current/client/${name}`, name.padEnd(LONG));
  }
});
afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

function app(get: () => Promise<Uint8Array | undefined> = async () => undefined) {
  return files({ storage: { get } } as unknown as Services);
}

test("what the build made for browsers is served, compressed where they take it", async () => {
  const plain = await app().request("/assets/site-a1.js");
  expect([plain.status, await plain.text()]).toEqual([200, "assets/site-a1.js".padEnd(LONG)]);
  const headers = { "accept-encoding": "br" };
  const compressed = await app().request("/assets/site-a1.js", { headers });
  expect(compressed.headers.get("content-encoding")).toBe("br");
  // React Router writes its manifest after the build has compressed all files, so this file has no compressed copy.
  const late = await app().request("/assets/manifest-b2.js", { headers });
  expect(late.headers.get("content-encoding")).toBe("br");
  expect(Number(late.headers.get("content-length"))).toBeLessThan(LONG);
});

test("a text has its charset, and a picture its type", async () => {
  const types = await Promise.all(
    ["/assets/site-a1.js", "/assets/site-c3.css", "/assets/mark-d4.svg", "/assets/nada.css"].map(
      async (address) => (await app().request(address)).headers.get("content-type"),
    ),
  );
  expect(types).toEqual([
    "text/javascript; charset=utf-8",
    "text/css; charset=utf-8",
    "image/svg+xml; charset=utf-8",
    "text/plain; charset=UTF-8",
  ]);
  const stored = await app(async () => new Uint8Array(4)).request("/arquivos/hero/a.webp");
  expect(stored.headers.get("content-type")).toBe("image/webp");
});

test.each([
  "/assets/site-a1.js.br",
  "/assets/site-a1.js.gz",
  "/assets/site-a1.js.map",
  "/assets/notes.md",
  "/assets/.",
  "/assets/../.vite/manifest.json",
  "/.vite/manifest.json",
  "/.vite/manifest.json.br",
  "/index.html",
  "/assets",
  "/assets/",
  "/.git/config",
])("%s is no public file, in no encoding", async (address) => {
  for (const encoding of ["identity", "gzip", "br", "zstd", "gzip, br"]) {
    const response = await app().request(address, { headers: { "accept-encoding": encoding } });
    expect(response.status).toBe(404);
  }
});

test("a stored file with an impossible name is a 404, without a request to the store", async () => {
  const requested = app(() => Promise.reject(new Error("ENAMETOOLONG")));
  for (const key of [`a/${"a".repeat(5_000)}.webp`, `${"a".repeat(300)}/a.webp`, "a/b/c.webp"]) {
    expect((await requested.request(`/arquivos/${key}`)).status).toBe(404);
  }
});

test("an error is passed on to the application's own error handler", async () => {
  const broken = app(() => Promise.reject(new Error("disk gone")));
  await expect(async () => broken.request("/arquivos/hero/a.webp")).rejects.toThrow("disk gone");
});
