import { expect, test } from "@playwright/test";
import { type ProductServer, startProduct } from "#tests/support/product-server.ts";
import { rawRequest } from "#tests/support/raw-request.ts";

const ORIGIN = "https://www.clinica.test";
const TOKEN = "um-segredo-para-os-numeros";

let server: ProductServer;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  server = await startProduct({ env: { ORIGIN, METRICS_TOKEN: TOKEN } });
});
test.afterAll(async () => {
  await server?.stop();
});

test("any Host is served, under the one public address, with HSTS", async () => {
  for (const host of ["www.clinica.test", "10.0.0.5:3000", "evil.example"]) {
    const { status, headers, body } = await rawRequest(server.url, "/", {
      headers: [`Host: ${host}`],
    });
    expect(status).toBe(200);
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
    expect(body).toContain(`<link rel="canonical" href="${ORIGIN}/"`);
    expect(body).not.toContain(host === "www.clinica.test" ? "http://www.clinica.test" : host);
  }
});

test("a form from the public address is let in, one from the inner address is not", async () => {
  const post = (origin: string) =>
    rawRequest(server.url, "/uma-pagina-que-nao-existe", {
      method: "POST",
      headers: [
        `Origin: ${origin}`,
        "Content-Type: application/x-www-form-urlencoded",
        "Content-Length: 3",
      ],
      body: "a=b",
    });
  expect((await post(ORIGIN)).status).toBe(404);
  expect((await post("http://www.clinica.test")).status).toBe(403);
  expect((await post(server.url)).status).toBe(403);
});

test("figures require the token from every address", async () => {
  const send = (headers: string[]) => rawRequest(server.url, "/metrics", { headers });
  expect((await send([])).status).toBe(401);
  expect((await send(["Authorization: Bearer wrong"])).status).toBe(401);
  expect((await send([`Authorization: Bearer ${TOKEN}`])).status).toBe(200);
});
