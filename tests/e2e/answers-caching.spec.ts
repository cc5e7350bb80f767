import { createHash } from "node:crypto";
import { expect } from "@playwright/test";
import { rawRequest } from "#tests/support/raw-request.ts";
import { PAGE_POLICY, stylesheet } from "./answers.ts";
import { test } from "./shared-page.ts";

let server: string;
test.beforeEach(({ baseURL }) => {
  server = baseURL ?? "";
});

test.describe("caching", () => {
  test("a page has a strong ETag for each encoding and answers 304 to it", async () => {
    const tags = [];
    for (const encoding of ["identity", "gzip", "br"]) {
      const accept = `Accept-Encoding: ${encoding}`;
      const { headers } = await rawRequest(server, "/exames", { headers: [accept] });
      expect(headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
      expect(headers.get("vary")).toMatch(/accept-encoding/i);
      expect(headers.get("cache-control")).toBe("no-cache");
      const tag = headers.get("etag") ?? "";
      expect(tag).toMatch(/^"[^"]+"$/);
      tags.push(tag);
      const again = await rawRequest(server, "/exames", {
        headers: [accept, `If-None-Match: ${tag}`],
      });
      expect([again.status, again.body]).toEqual([304, ""]);
      expect(again.headers.get("etag")).toBe(tag);
      expect(again.headers.get("content-security-policy")).toBe(PAGE_POLICY);
    }
    expect(new Set(tags).size).toBe(3);
  });

  test("a file of the build is cached for ever and comes compressed", async () => {
    const target = await stylesheet(server);
    for (const encoding of ["br", "gzip"]) {
      const { headers } = await rawRequest(server, target, {
        headers: [`Accept-Encoding: ${encoding}`],
      });
      expect(headers.get("content-encoding")).toBe(encoding);
      expect(headers.get("content-type")).toMatch(/^text\/css/);
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(headers.get("vary")).toMatch(/accept-encoding/i);
    }
  });

  test("nothing of one visitor's request changes the page of another", async () => {
    const sum = (text: string) => createHash("sha256").update(text).digest("hex");
    const plain = sum((await rawRequest(server, "/exames")).body);
    for (const headers of [
      ["X-Forwarded-Host: evil.example"],
      ["X-Forwarded-Proto: https", "X-Forwarded-For: 1.2.3.4"],
      ["Accept: application/json"],
      ["Accept-Language: en"],
      ["User-Agent: Googlebot"],
      ["Cookie: a=b; sidebar:state=1"],
      ["Referer: https://evil.example/"],
      ["X-React-Router-Prerender-Data: 1", "X-Remix-Response: 1"],
      ["Range: bytes=0-10"],
      ["Authorization: Bearer x"],
      ["X-HTTP-Method-Override: DELETE"],
    ]) {
      const { status, body } = await rawRequest(server, "/exames", { headers });
      expect([status, sum(body)], headers.join()).toEqual([200, plain]);
    }
    for (const query of ["?utm_source=a", "?_routes=x&index", "?BUSCA=a", "?busca=", "?%00=1"]) {
      const { status, body } = await rawRequest(server, `/exames${query}`);
      expect([status, sum(body)], query).toEqual([200, plain]);
    }
  });
});

test.describe("probes", () => {
  test("the server lives and is ready", async () => {
    expect(await rawRequest(server, "/healthz")).toMatchObject({ status: 200, body: "ok" });
    expect(await rawRequest(server, "/readyz")).toMatchObject({ status: 200, body: "ok" });
  });

  test("figures are for this machine only", async () => {
    const { status, body } = await rawRequest(server, "/metrics");
    expect(status).toBe(200);
    expect(body).toContain("http_request_duration_seconds_bucket");
    for (const header of ["X-Forwarded-For: 127.0.0.1", "Forwarded: for=127.0.0.1"]) {
      expect((await rawRequest(server, "/metrics", { headers: [header] })).status).toBe(403);
    }
  });
});
