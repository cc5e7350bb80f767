import { Agent, request } from "node:http";
import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import type { MapLimits } from "#server/bounded-map.ts";
import { type Listener, listen } from "#server/start/listen.ts";
import { eventually } from "#tests/support/eventually.ts";
import { restOfLine } from "./request-lines.ts";
import { ResponseCache } from "./response-cache.ts";

const HOST = "127.0.0.1";
const BODY = Buffer.from("<p>Exames</p>");
const HEADERS = { "content-type": "text/html", "cache-control": "no-cache", "x-frame": "DENY" };

let listener: Listener | undefined;
let agent: Agent | undefined;
afterEach(async () => {
  agent?.destroy();
  agent = undefined;
  await listener?.close(0);
});

interface Options {
  stores?: boolean;
  names?: string[];
  origin?: string;
  limits?: MapLimits;
}

async function serve({ stores = true, names = [], origin, limits }: Options = {}) {
  const lines: string[] = [];
  const cache = new ResponseCache(
    {
      write: (_requestId, rest) => void lines.push(rest),
      refused: (_requestId, refusal) => void lines.push(refusal),
    },
    origin,
    limits,
  );
  const state = { isFresh: true, whole: 0, lines, cache };
  listener = await listen(
    (requested) => {
      state.whole++;
      const isZipped = requested.headers.get("accept-encoding") === "gzip";
      const bytes = isZipped ? gzipSync(BODY) : BODY;
      const encoding = isZipped ? "gzip" : "identity";
      const headers = new Headers({
        ...HEADERS,
        etag: `"a-${encoding}"`,
        "x-request-id": "da inteira",
        "content-length": String(bytes.byteLength),
        ...(isZipped && { "content-encoding": "gzip" }),
      });
      if (stores) {
        const isFresh = () => state.isFresh;
        const content = Object.fromEntries(
          [...headers].filter(([name]) => name.startsWith("content-")),
        );
        const etag = `"a-${encoding}"`;
        const { pathname, host } = new URL(requested.url);
        const key = { origin: origin ?? `http://${host}`, path: pathname, names };
        cache.store(key, headers, { bytes, encoding, etag, content, isFresh });
      }
      return new Response(bytes, { headers });
    },
    HOST,
    0,
    { responseCache: cache },
  );
  return state;
}

const host = () => new URL(listener?.address ?? "").host;

interface Answer {
  status: number | undefined;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

function send(path: string, headers: Record<string, string> = {}, method = "GET", body = "") {
  return new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(listener?.address ?? "");
    const requested = request(
      { hostname, port, path, method, headers, agent: agent ?? false },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part) => parts.push(part));
        answer.on("end", () => {
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            body: Buffer.concat(parts).toString("latin1"),
          });
        });
      },
    );
    requested.on("error", reject);
    requested.end(body);
  });
}

const without = ({
  headers: { "x-request-id": _id, date: _date, ...headers },
  ...rest
}: Answer) => ({
  ...rest,
  headers,
});

test.each([
  ["new connections", false],
  ["one connection", true],
])("on %s each answer is the first one's, with a number of its own", async (_name, goesOn) => {
  if (goesOn) agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const state = await serve();
  const first = await send("/exames?a=1");
  const others = [];
  for (let count = 0; count < 4; count++) others.push(await send("/exames?a=1"));
  expect(state.whole).toBe(1);
  for (const other of others) expect(without(other)).toEqual(without(first));
  const ids = others.map(({ headers }) => headers["x-request-id"]);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(ids).size).toBe(4);
  expect(first.headers.connection).toBe(goesOn ? "keep-alive" : "close");
  expect(state.lines).toEqual(Array(4).fill(restOfLine("/exames", 200)));
  expect(state.cache.answered).toEqual({ 200: 4, 304: 0, 400: 0 });
});

test("an answer is dated when it leaves", async () => {
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await serve();
  const secondOf = async () => Date.parse(String((await send("/")).headers.date)) / 1000;
  const first = await secondOf();
  await eventually(async () => expect(await secondOf()).toBeGreaterThan(first));
  expect(await secondOf()).toBeLessThanOrEqual(Date.now() / 1000);
});

test("a request to close the connection is followed after earlier ones on it", async () => {
  await serve();
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await send("/");
  await send("/");
  const last = await send("/", { connection: "close" });
  expect([last.status, last.headers.connection]).toEqual([200, "close"]);
  expect((await send("/")).headers.connection).toBe("keep-alive");
});

test("requests that are sent all at once are answered in their order, with page and 304", async () => {
  const state = await serve();
  await send("/");
  const socket = connect(Number(new URL(listener?.address ?? "").port), HOST);
  const get = (more = "", path = "/") => `GET ${path} HTTP/1.1\r\nHost: ${host()}\r\n${more}\r\n`;
  const known = 'If-None-Match: "a-identity"\r\n';
  socket.write(get() + get(known) + get() + get(known) + get("Connection: close\r\n"));
  const heard = (await socket.toArray()).join("");
  const statuses = heard.match(/HTTP\/1\.1 \d+/g)?.map((line) => line.slice(-3));
  expect(statuses).toEqual(["200", "304", "200", "304", "200"]);
  expect(state.whole).toBe(1);
  expect(heard.split(BODY.toString())).toHaveLength(4);
});

test("each encoding is its own answer", async () => {
  const state = await serve();
  await send("/", { "accept-encoding": "gzip" });
  expect((await send("/")).body).toBe(BODY.toString());
  const zipped = await send("/", { "accept-encoding": "gzip" });
  expect(state.whole).toBe(2);
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  expect(zipped.body).toBe(gzipSync(BODY).toString("latin1"));
});

test("a client that has the page gets a 304 that describes no content", async () => {
  const state = await serve();
  await send("/");
  const { status, headers, body } = await send("/", { "if-none-match": 'W/"b", W/"a-identity"' });
  expect([status, body, state.whole]).toEqual([304, "", 1]);
  expect(headers.etag).toBe('"a-identity"');
  expect(headers["cache-control"]).toBe("no-cache");
  expect(headers["content-type"]).toBeUndefined();
  expect(headers["content-length"]).toBeUndefined();
});

const OTHERS: [string, Parameters<typeof send>][] = [
  ["another name of this machine", ["/", { host: "127.1.2.3:3000" }]],
  ["another address", ["/outra"]],
  ["a cookie", ["/", { cookie: "a=b" }]],
  ["a body", ["/", { "content-length": "3" }, "GET", "abc"]],
  ["HEAD", ["/", {}, "HEAD"]],
  ["POST", ["/", {}, "POST"]],
];

test.each(OTHERS)("%s is answered by the application", async (_name, requested) => {
  const state = await serve();
  await send("/");
  await send(...requested);
  expect(state.whole).toBe(2);
});

test("the application answers again when a cached answer is stale", async () => {
  const state = await serve();
  await send("/");
  state.isFresh = false;
  await send("/");
  state.isFresh = true;
  await send("/");
  expect(state.whole).toBe(2);
});

test("an answer that was never stored always goes to the application", async () => {
  const state = await serve({ stores: false });
  await send("/");
  await send("/");
  expect(state.whole).toBe(2);
});

const FOREIGN = { host: "evil.example" };

test("without ORIGIN a foreign host is refused in front of the application, and logged", async () => {
  const state = await serve();
  const { status, headers, body } = await send("/nada?a=1", FOREIGN);
  expect([status, state.whole]).toEqual([400, 0]);
  expect(headers["x-robots-tag"]).toBe("noindex, noarchive");
  expect(body).toContain(String(headers["x-request-id"]));
  expect(state.lines).toEqual(["host", restOfLine("/nada", 400)]);
  expect(state.cache.answered[400]).toBe(1);
});

test.each([
  ["health", "/healthz", FOREIGN],
  ["an address that others may read otherwise", "/./healthz", FOREIGN],
  ["a long address", `/${"a".repeat(2_100)}`, FOREIGN],
  ["a cookie", "/", { ...FOREIGN, cookie: "a=b" }],
])("the application itself refuses a foreign host with %s", async (_name, path, headers) => {
  const state = await serve();
  await send(path, headers);
  expect(state.whole).toBe(1);
});

test("with ORIGIN no host is foreign", async () => {
  const state = await serve({ origin: "https://www.clinica.com.br" });
  expect((await send("/", FOREIGN)).status).toBe(200);
  expect(state.whole).toBe(1);
});
