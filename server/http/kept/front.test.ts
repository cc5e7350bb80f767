import { request } from "node:http";
import { gzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { restOfLine } from "#server/log.ts";
import { type Listener, listen } from "#server/start/listen.ts";
import { Front } from "./front.ts";

const HOST = "127.0.0.1";
const BODY = Buffer.from("<p>Exames</p>");
const HEADERS = { "content-type": "text/html", "cache-control": "no-cache", "x-frame": "DENY" };

let listener: Listener | undefined;
afterEach(async () => {
  await listener?.close(0);
});

/** A server whose whole way answers `inteiro` and keeps the page; `fresh` may be turned off. */
async function serve({ keeps = true } = {}) {
  const lines: string[] = [];
  const front = new Front({ write: (_requestId, rest) => void lines.push(rest) });
  const state = { isFresh: true, whole: 0, lines, front };
  listener = await listen(
    (asked, { incoming }) => {
      state.whole++;
      const isZipped = asked.headers.get("accept-encoding") === "gzip";
      const bytes = isZipped ? gzipSync(BODY) : BODY;
      const encoding = isZipped ? "gzip" : "identity";
      const headers = new Headers({
        ...HEADERS,
        etag: `"a-${encoding}"`,
        "x-request-id": "da inteira",
        "content-length": String(bytes.byteLength),
        ...(isZipped && { "content-encoding": "gzip" }),
      });
      if (keeps) {
        const isFresh = () => state.isFresh;
        const content = Object.fromEntries(
          [...headers].filter(([name]) => name.startsWith("content-")),
        );
        const etag = `"a-${encoding}"`;
        front.keep(incoming, headers, { bytes, encoding, etag, content, isFresh });
      }
      return new Response(bytes, { headers });
    },
    HOST,
    0,
    { front },
  );
  return state;
}

interface Answer {
  status: number | undefined;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

function ask(path: string, headers: Record<string, string> = {}, method = "GET", body = "") {
  return new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(listener?.address ?? "");
    const asked = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => {
        resolve({
          status: answer.statusCode,
          headers: answer.headers,
          body: Buffer.concat(parts).toString("latin1"),
        });
      });
    });
    asked.on("error", reject);
    asked.end(body);
  });
}

test("the second answer is the first one's, with a number of its own", async () => {
  const state = await serve();
  const first = await ask("/exames?a=1");
  const second = await ask("/exames?a=1");
  expect(state.whole).toBe(1);
  const without = ({
    headers: { "x-request-id": _id, date: _date, ...headers },
    ...rest
  }: Answer) => ({
    ...rest,
    headers,
  });
  expect(without(second)).toEqual(without(first));
  expect(second.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  expect(state.lines).toEqual([restOfLine("/exames", 200)]);
  expect(state.front.answered).toEqual({ 200: 1, 304: 0 });
});

test("each encoding is its own answer", async () => {
  const state = await serve();
  await ask("/", { "accept-encoding": "gzip" });
  expect((await ask("/")).body).toBe(BODY.toString());
  const zipped = await ask("/", { "accept-encoding": "gzip" });
  expect(state.whole).toBe(2);
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  expect(zipped.body).toBe(gzipSync(BODY).toString("latin1"));
});

test("who has it already gets a 304 that describes no content", async () => {
  const state = await serve();
  await ask("/");
  const { status, headers, body } = await ask("/", { "if-none-match": 'W/"b", W/"a-identity"' });
  expect([status, body, state.whole]).toEqual([304, "", 1]);
  expect(headers.etag).toBe('"a-identity"');
  expect(headers["cache-control"]).toBe("no-cache");
  expect(headers["content-type"]).toBeUndefined();
  expect(headers["content-length"]).toBeUndefined();
});

const OTHERS: [string, Parameters<typeof ask>][] = [
  ["another host", ["/", { host: "evil.example" }]],
  ["another address", ["/outra"]],
  ["a cookie", ["/", { cookie: "a=b" }]],
  ["a body", ["/", { "content-length": "3" }, "GET", "abc"]],
  ["HEAD", ["/", {}, "HEAD"]],
  ["POST", ["/", {}, "POST"]],
];

test.each(OTHERS)("%s goes the whole way", async (_name, asked) => {
  const state = await serve();
  await ask("/");
  await ask(...asked);
  expect(state.whole).toBe(2);
});

test("what is no longer fresh is made anew", async () => {
  const state = await serve();
  await ask("/");
  state.isFresh = false;
  await ask("/");
  state.isFresh = true;
  await ask("/");
  expect(state.whole).toBe(2);
});

test("what was never kept always goes the whole way", async () => {
  const state = await serve({ keeps: false });
  await ask("/");
  await ask("/");
  expect(state.whole).toBe(2);
});
