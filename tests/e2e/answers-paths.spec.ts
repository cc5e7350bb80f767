import { expect } from "@playwright/test";
import { rawRequest } from "#tests/support/raw-request.ts";
import { test } from "./shared-page.ts";

let server: string;
test.beforeEach(({ baseURL }) => {
  server = baseURL ?? "";
});

test.describe("paths", () => {
  for (const target of [
    "/favicon.ico",
    "/assets/nada-12345678.css",
    "/wp-login.php",
    "/exames.data",
    "/.env",
  ]) {
    test(`${target} is a short text`, async () => {
      const { status, headers, body } = await rawRequest(server, target);
      expect(status).toBe(404);
      expect(headers.get("content-type")).toMatch(/^text\/plain/);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(body.length).toBeLessThan(100);
    });
  }

  for (const target of [
    "/../../../../etc/passwd",
    "/assets/../../../../etc/passwd",
    "/assets/..%2f..%2f..%2f..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/assets/%2e%2e/%2e%2e/server/index.js",
    "/assets/..%5c..%5cserver%5cindex.js",
    "/assets/....//....//server/index.js",
    "/assets/%252e%252e/server/index.js",
    "/assets/%c0%ae%c0%ae/server/index.js",
    "/arquivos/..%2f..%2fsecret.key",
    "/arquivos/hero/..%2f..%2f..%2fsecret.key",
    "/arquivos/hero/%00.webp",
    "/cores/..%2f..%2fsecret.key",
    "/.vite/manifest.json",
    "/server/index.js",
    "//etc/passwd",
    "/\\..\\..\\etc\\passwd",
    "/\\evil.example",
  ]) {
    test(`${target} leads to no file of the machine`, async () => {
      const { status, body } = await rawRequest(server, target);
      expect([301, 400, 404]).toContain(status);
      expect(body).not.toMatch(/root:|createApp|createRequestHandler|"file":/);
    });
  }

  for (const target of ["/%", "/%zz", "/%E0%A4%A", "/exames/%ff", "/%00"]) {
    test(`${target} is 400`, async () => {
      expect((await rawRequest(server, target)).status).toBe(400);
    });
  }

  test("slashes too many are one address, and never another host", async () => {
    for (const [target, location] of [
      ["/exames/", "/exames"],
      ["//exames", "/exames"],
      ["/exames//", "/exames"],
      ["/exames/?busca=a", "/exames?busca=a"],
      ["//evil.example/", "/evil.example"],
    ] as const) {
      const { status, headers } = await rawRequest(server, target);
      expect([status, headers.get("location")]).toEqual([301, location]);
    }
  });

  test("capitals redirect to the page with its query; elsewhere they are no page", async () => {
    for (const [target, location] of [
      ["/Exames", "/exames"],
      ["/EXAMES?busca=TC", "/exames?busca=TC"],
    ] as const) {
      const { status, headers } = await rawRequest(server, target);
      expect([status, headers.get("location")]).toEqual([301, location]);
    }
    expect((await rawRequest(server, "/Nada")).status).toBe(404);
  });
});
