import { expect } from "@playwright/test";
import { type RawAnswer, rawRequest } from "#tests/support/raw-request.ts";
import { PAGE_POLICY, stylesheet } from "./answers.ts";
import { test } from "./shared-page.ts";

const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

let server: string;
test.beforeEach(({ baseURL }) => {
  server = baseURL ?? "";
});

function expectGuarded({ headers }: RawAnswer) {
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(headers.get("permissions-policy")).toContain("geolocation=()");
  expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
  expect(headers.get("content-security-policy")).not.toMatch(/unsafe|\*/);
  expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  expect([...headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
  expect(headers.get("strict-transport-security")).toBeNull();
  expect(headers.get("server") ?? headers.get("x-powered-by")).toBeNull();
}

test.describe("headers", () => {
  for (const [what, target, method, status] of [
    ["a page", "/", "GET", 200],
    ["a page not found", "/nada", "GET", 404],
    ["a missing file", "/assets/nada.js", "GET", 404],
    ["a method that is not for pages", "/", "DELETE", 405],
    ["a path that cannot be read", "/%E0%A4%A", "GET", 400],
    ["a redirect", "/exames/", "GET", 301],
    ["a probe", "/healthz", "GET", 200],
  ] as const) {
    test(`${what} carries all of them`, async () => {
      const answer = await rawRequest(server, target, { method });
      expect(answer.status).toBe(status);
      expectGuarded(answer);
    });
  }

  test("a file carries all of them", async () => {
    const answer = await rawRequest(server, await stylesheet(server));
    expect(answer.status).toBe(200);
    expectGuarded(answer);
    expect(answer.headers.get("content-security-policy")).toBe(FILE_POLICY);
  });

  test("the policy of a page is exactly this", async () => {
    for (const target of ["/", "/exames", "/nada"]) {
      const { headers } = await rawRequest(server, target);
      expect(headers.get("content-security-policy")).toBe(PAGE_POLICY);
    }
  });

  test("no page carries a script or a style of its own", async () => {
    // The pattern allows data blocks (JSON), which browsers do not run.
    const own =
      /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>|<style|\sstyle=|\son[a-z]+=|javascript:/gi;
    for (const target of ["/", "/exames", "/nada"]) {
      const { body } = await rawRequest(server, target);
      expect(body.match(own)).toBeNull();
    }
  });
});
