import { connect } from "node:net";
import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import type { ProductServer } from "#tests/support/product-server.ts";
import { rawRequest } from "#tests/support/raw-request.ts";
import { serversOverDatabase } from "#tests/support/server-over-database.ts";
import { QUERY_LIMITS } from "./page-cache.ts";

const data = testDatabase();
const start = serversOverDatabase();
const ORIGIN = "https://www.clinica.test";
const TOKEN = "um-segredo-para-os-numeros";
const MANY = 1_000;

let plain: ProductServer;
let configured: ProductServer;
beforeAll(async () => {
  const env = { METRICS_TOKEN: TOKEN, LOG_LEVEL: "warn" };
  plain = await start(data.owner, env);
  configured = await start(data.owner, { ...env, ORIGIN });
});

async function cached(server: ProductServer): Promise<Record<string, number>> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
  const lines = text.matchAll(/^http_cache_(\w+)\{cache="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries(
    [...lines].map(([, what, cache, value]) => [`${cache} ${what}`, Number(value)]),
  );
}

const AHEAD = 8;
const STATUS = /HTTP\/1\.1 (\d{3})/g;

async function pipeline(server: ProductServer, requests: string[]) {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const statuses: Record<string, number> = {};
  let rest = "";
  let answers = 0;
  // A connection has one request in progress and at most eight waiting.
  let sent = AHEAD;
  socket.write(requests.slice(0, sent).join(""));
  for await (const part of socket) {
    const text = rest + part.toString("latin1");
    let end = 0;
    for (const { 0: line, 1: status = "", index } of text.matchAll(STATUS)) {
      statuses[status] = (statuses[status] ?? 0) + 1;
      answers++;
      const next = requests[sent++];
      if (next !== undefined) socket.write(next);
      end = index + line.length;
    }
    // A status line may be cut in two.
    rest = text.slice(Math.max(end, text.length - STATUS.source.length));
    if (answers === requests.length) break;
  }
  return statuses;
}

type Vary = (index: number) => { path: string; host?: string; header?: string };

const request = (server: ProductServer, { path, host, header }: ReturnType<Vary>) =>
  `GET ${path} HTTP/1.1\r\nHost: ${host ?? new URL(server.url).host}\r\n${header ? `${header}\r\n` : ""}\r\n`;

const PATHS = ["/robots.txt", "/", "/exames", "/contato", "/convenios", "/blog", "/sitemap.xml"];
const pathOf = (index: number) => String(PATHS[index % PATHS.length]);

const VARIED: [string, Vary][] = [
  ["query names", (index) => ({ path: `${pathOf(index)}?x${index}=${index}` })],
  ["encodings", (index) => ({ path: pathOf(index), header: `Accept-Encoding: e${index}, gzip` })],
  ["cookies", (index) => ({ path: pathOf(index), header: `Cookie: c${index}=${index}` })],
  ["missing addresses", (index) => ({ path: `/nada-${index}` })],
];

describe.each([
  ["without ORIGIN", () => plain],
  ["with ORIGIN", () => configured],
])("%s", (_name, serverOf) => {
  test.each(VARIED)("%s add nothing to any cache", async (_what, vary) => {
    const server = serverOf();
    for (const path of PATHS) {
      for (const header of [undefined, "Accept-Encoding: gzip"]) {
        await pipeline(server, [request(server, { path, header })]);
      }
    }
    await pipeline(server, [request(server, { path: "/nada" })]);
    const before = await cached(server);
    const requests = Array.from({ length: MANY }, (_, index) => request(server, vary(index)));
    const statuses = await pipeline(server, requests);
    expect(Object.values(statuses)).toEqual([MANY]);
    const after = await cached(server);
    expect(after["answers entries"]).toBeLessThanOrEqual(before["answers entries"] ?? 0);
    expect(after["pages entries"]).toBeLessThanOrEqual(before["pages entries"] ?? 0);
    expect(after["answers bytes"]).toBeLessThan((before["answers bytes"] ?? 0) + 1_000);
  });

  test("searches take the place of other searches only", async () => {
    const server = serverOf();
    const searches = Array.from({ length: 400 }, (_, index) =>
      request(server, { path: `/exames?busca=${"x".repeat(100)}${index}` }),
    );
    expect(await pipeline(server, searches)).toEqual({ 200: 400 });
    const after = await cached(server);
    expect(after["pages entries"]).toBeLessThanOrEqual(QUERY_LIMITS.entries + PATHS.length + 1);
  });
});

test("without ORIGIN other names of this machine are served, and nothing is cached for them", async () => {
  const before = await cached(plain);
  const requests = Array.from({ length: 500 }, (_, index) =>
    request(plain, {
      path: pathOf(index),
      host: `127.1.${index >> 8}.${index & 255}:${index + 1}`,
    }),
  );
  expect(await pipeline(plain, requests)).toEqual({ 200: 500 });
  expect(await cached(plain)).toEqual(before);
});

test("with ORIGIN every host is served from the same entries, and one that makes no address is refused", async () => {
  await pipeline(
    configured,
    PATHS.map((path) => request(configured, { path })),
  );
  const before = await cached(configured);
  const requests = Array.from({ length: MANY }, (_, index) =>
    request(configured, { path: pathOf(index), host: `h${index}.example` }),
  );
  expect(await pipeline(configured, requests)).toEqual({ 200: MANY });
  const after = await cached(configured);
  expect(after["answers entries"]).toBeLessThanOrEqual(before["answers entries"] ?? 0);
  const { status } = await rawRequest(configured.url, "/", { headers: ["Host: 999.1.1.1"] });
  expect(status).toBe(400);
});
