import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type SentPage, sendPage, toPage } from "./page.ts";

const TEXT = "<p>Ultrassonografia, preparo e laudo.</p>".repeat(50);
const OPTIONS = { cached: true, cacheControl: "no-cache" };

function page(body = TEXT, init: ResponseInit = {}) {
  const headers = { "Content-Type": "text/html; charset=utf-8" };
  return toPage(new Response(body, { headers, ...init }));
}

function request(headers: Record<string, string> = {}, method = "GET") {
  return new Request("http://localhost/", { method, headers });
}

async function decoded(response: Response): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const encoding = response.headers.get("content-encoding");
  if (encoding === "br") return brotliDecompressSync(bytes).toString();
  if (encoding === "gzip") return gunzipSync(bytes).toString();
  return Buffer.from(bytes).toString();
}

describe("encoding", () => {
  test.each([
    [undefined, null],
    ["", null],
    ["identity", null],
    ["gzip", "gzip"],
    ["br", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=0.2, gzip;q=0.8", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0, gzip;q=0", null],
    ["*", "br"],
    ["*;q=0", null],
    ["GZIP", "gzip"],
    ["zstd", null],
  ])("Accept-Encoding %j is answered with %j", async (accept, expected) => {
    const requested = accept === undefined ? request() : request({ "accept-encoding": accept });
    const response = await sendPage(await page(), requested, OPTIONS);
    expect(response.headers.get("content-encoding")).toBe(expected);
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
    expect(await decoded(response)).toBe(TEXT);
  });

  test("whatever is requested, the text arrives and its length is announced", async () => {
    const wish = fc.constantFrom(
      "br",
      "gzip",
      "identity",
      "*",
      "deflate",
      "x",
      ";",
      "q=1",
      "br;q=",
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(wish).map((wishes) => wishes.join(",")),
        async (accept) => {
          const headers = { "accept-encoding": accept };
          const response = await sendPage(await page(), request(headers), OPTIONS);
          const length = Number(response.headers.get("content-length"));
          expect((await response.clone().arrayBuffer()).byteLength).toBe(length);
          expect(await decoded(response)).toBe(TEXT);
        },
      ),
      { numRuns: 50 },
    );
  });

  test("a short page is not compressed", async () => {
    const response = await sendPage(
      await page("<p>ok</p>"),
      request({ "accept-encoding": "br" }),
      OPTIONS,
    );
    expect(response.headers.get("content-encoding")).toBeNull();
  });

  test("a page is compressed once for each encoding", async () => {
    const made = await page();
    const headers = { "accept-encoding": "br" };
    await sendPage(made, request(headers), OPTIONS);
    const bytes = made.encoded.get("br");
    await sendPage(made, request(headers), OPTIONS);
    expect(made.encoded.get("br")).toBe(bytes);
    expect([...made.encoded.keys()]).toEqual(["br"]);
  });
});

describe("ETag", () => {
  async function etag(made: Awaited<ReturnType<typeof page>>, accept: string) {
    const response = await sendPage(made, request({ "accept-encoding": accept }), OPTIONS);
    return response.headers.get("etag") ?? "";
  }

  test("is strong, and another for each encoding and each text", async () => {
    const made = await page();
    const other = await page(`${TEXT}!`);
    const tags = [
      await etag(made, "identity"),
      await etag(made, "gzip"),
      await etag(made, "br"),
      await etag(other, "br"),
    ];
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
    expect(new Set(tags).size).toBe(4);
    expect(await etag(await page(), "br")).toBe(tags[2]);
  });

  test("the reader who has this encoding of the page gets 304 without a body", async () => {
    const made = await page();
    const tag = await etag(made, "br");
    for (const given of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const headers = { "accept-encoding": "br", "if-none-match": given };
      const response = await sendPage(made, request(headers), OPTIONS);
      expect(response.status).toBe(304);
      expect(response.body).toBeNull();
      expect(response.headers.get("etag")).toBe(tag);
      expect(response.headers.get("vary")).toBe("Accept-Encoding");
      expect(response.headers.get("cache-control")).toBe("no-cache");
      expect(response.headers.get("content-encoding")).toBeNull();
    }
  });

  test("a 304 leaves the cached page as complete for the next client as a 200 does", async () => {
    const made = await page();
    const sent: SentPage[] = [];
    const options = { ...OPTIONS, onSent: (one: SentPage) => void sent.push(one) };
    const first = await sendPage(made, request({ "accept-encoding": "br" }), options);
    const known = { "accept-encoding": "br", "if-none-match": first.headers.get("etag") ?? "" };
    expect((await sendPage(made, request(known), options)).status).toBe(304);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    for (const [name, value] of Object.entries(sent[1]?.content ?? {})) {
      expect(first.headers.get(name)).toBe(value);
    }
    expect(Object.keys(sent[1]?.content ?? {}).sort()).toEqual([
      "content-encoding",
      "content-length",
      "content-type",
    ]);
  });

  test("another encoding's ETag does not match", async () => {
    const made = await page();
    const headers = { "accept-encoding": "br", "if-none-match": await etag(made, "gzip") };
    expect((await sendPage(made, request(headers), OPTIONS)).status).toBe(200);
  });

  test("a page that is not found has none", async () => {
    const made = await page(TEXT, { status: 404 });
    const response = await sendPage(made, request({ "if-none-match": "*" }), OPTIONS);
    expect(response.status).toBe(404);
    expect(response.headers.get("etag")).toBeNull();
  });
});

test("HEAD has the headers of GET and no body", async () => {
  const made = await page();
  const headers = { "accept-encoding": "gzip" };
  const get = await sendPage(made, request(headers), OPTIONS);
  const head = await sendPage(made, request(headers, "HEAD"), OPTIONS);
  expect(head.body).toBeNull();
  expect([...head.headers]).toEqual([...get.headers]);
});
