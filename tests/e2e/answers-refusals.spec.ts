import { expect } from "@playwright/test";
import { rawRequest } from "#tests/support/raw-request.ts";
import { test } from "./shared-page.ts";

let server: string;
test.beforeEach(({ baseURL }) => {
  server = baseURL ?? "";
});

test.describe("methods", () => {
  for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"]) {
    test(`${method} is 405 and lists what is allowed`, async () => {
      const { status, headers } = await rawRequest(server, "/exames", { method });
      expect(status).toBe(405);
      expect(headers.get("allow")).toBe("GET, HEAD, POST");
    });
  }

  test("HEAD says what GET says, without a body", async () => {
    const get = await rawRequest(server, "/exames");
    const head = await rawRequest(server, "/exames", { method: "HEAD" });
    expect(head.body).toBe("");
    for (const name of ["content-length", "etag", "content-type", "cache-control"]) {
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
  });
});

test.describe("limits", () => {
  test("headers beyond 16 KB are 431", async () => {
    const headers = [`X-Long: ${"a".repeat(20_000)}`];
    expect((await rawRequest(server, "/", { headers })).status).toBe(431);
  });

  test("a form beyond 256 KB is 413, announced or not", async () => {
    const body = `texto=${"a".repeat(300_000)}`;
    const form = ["Content-Type: application/x-www-form-urlencoded", `Origin: ${server}`];
    const announced = [...form, `Content-Length: ${body.length}`];
    expect(
      (await rawRequest(server, "/contato", { method: "POST", headers: announced, body })).status,
    ).toBe(413);
    const chunked = [...form, "Transfer-Encoding: chunked"];
    const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    expect(
      (await rawRequest(server, "/contato", { method: "POST", headers: chunked, body: chunk }))
        .status,
    ).toBe(413);
  });

  test("a request that is not HTTP is 400", async () => {
    expect((await rawRequest(server, "/", { headers: ["Host: a", "Host: b"] })).status).toBe(400);
    expect((await rawRequest(server, "/ x")).status).toBe(400);
  });
});

test.describe("origin", () => {
  test("while ORIGIN is unset a foreign Host is refused with a page that names it", async () => {
    for (const host of ["evil.example", "192.168.0.7:3000", "localhost.evil.example"]) {
      const { status, headers, body } = await rawRequest(server, "/", {
        headers: [`Host: ${host}`],
      });
      expect(status).toBe(400);
      expect(body).toContain("ORIGIN");
      expect(body).not.toContain(host);
      expect(headers.get("cache-control")).toBe("no-store");
    }
  });

  test("a form from another site is 403", async () => {
    for (const header of [
      "Origin: https://evil.example",
      "Origin: null",
      "Sec-Fetch-Site: cross-site",
    ]) {
      const { status } = await rawRequest(server, "/exames", {
        method: "POST",
        headers: [header, "Content-Type: application/x-www-form-urlencoded", "Content-Length: 3"],
        body: "a=b",
      });
      expect(status).toBe(403);
    }
  });

  test("a form to a page that accepts none is answered, and not reported as the server's fault", async () => {
    const { status } = await rawRequest(server, "/uma-pagina-que-nao-existe", {
      method: "POST",
      headers: [
        `Origin: ${server}`,
        "Content-Type: application/x-www-form-urlencoded",
        "Content-Length: 3",
      ],
      body: "a=b",
    });
    expect(status).toBe(404);
  });
});
