import { randomBytes } from "node:crypto";
import v8 from "node:v8";
import vm from "node:vm";
import { beforeEach, expect, test } from "vitest";
import { type Answer, toAnswer } from "./answer.ts";
import { ANSWER_LIMITS, AnswerStore } from "./answer-store.ts";

v8.setFlagsFromString("--expose-gc");
const collect = vm.runInNewContext("gc") as () => void;

const HOST = "localhost:3000";
const ORIGIN = `http://${HOST}`;
const SOCKET = { localPort: 3000 };
const HEADERS = new Headers({
  "cache-control": "no-cache",
  "content-security-policy": `default-src 'none'; ${"img-src 'self'; ".repeat(20)}`,
  "x-content-type-options": "nosniff",
});

let store: AnswerStore;
beforeEach(() => {
  store = new AnswerStore(undefined);
});

function answer(path: string, more: Partial<Answer> = {}, bytes = 10): Answer {
  const { origin = ORIGIN, names = [], encoding } = more;
  const sent = { bytes: randomBytes(bytes), encoding, etag: '"a"', content: {} };
  return toAnswer({ origin, path, names }, HEADERS, { ...sent, isFresh: () => true });
}

const found = (url: string, host = HOST) => store.find(host, SOCKET, url);

test("query names that change nothing lead to the path's own answer", () => {
  const robots = answer("/robots.txt");
  store.set(robots);
  for (const url of ["/robots.txt", "/robots.txt?", "/robots.txt?a=1&b", "/robots.txt?a?b"]) {
    expect(found(url)?.every).toBe(robots);
  }
  expect(found("/robots.txt/")).toBeUndefined();
  expect(found("?/robots.txt")).toBeUndefined();
  expect(store.size).toBe(1);
});

test("if a query name changes the answer, the application reads queries that may contain it", () => {
  const exames = answer("/exames", { names: ["busca", "tipo"] });
  store.set(exames);
  for (const query of ["", "?", "?fbclid=1", "?a&b=c", "?q=raio+x"]) {
    expect(found(`/exames${query}`)?.every).toBe(exames);
  }
  for (const query of ["busca=raio", "a=1&busca=raio", "%62usca=raio", "busca", "tipo=", "a#?b"]) {
    expect(found(`/exames?${query}`)).toBeUndefined();
  }
});

test("each name of this machine has answers of its own, and strange ones have none", () => {
  store.set(answer("/"));
  expect(found("/", "LOCALHOST:3000")?.every).toBeDefined();
  for (const host of ["127.0.0.1:3000", "localhost:3001", "127.9.9.9:3000", "a b"]) {
    expect(found("/", host)).toBeUndefined();
  }
});

test("with ORIGIN every host gets its one answer", () => {
  const origin = "https://www.clinica.com.br";
  store = new AnswerStore(origin);
  store.set(answer("/", { origin }));
  for (let index = 0; index < 1_000; index++) {
    expect(found("/", `${index}.example`)?.every).toBeDefined();
  }
  expect(store.size).toBe(1);
});

test("an answer that a newer one replaced is gone, and deleting it takes nothing else along", () => {
  const [old, newer, gzip] = [answer("/"), answer("/"), answer("/", { encoding: "gzip" })];
  for (const one of [old, newer, gzip]) store.set(one);
  store.delete(old);
  expect(found("/")).toEqual({ every: newer, gzip });
  store.delete(newer);
  expect(found("/")).toEqual({ gzip });
  store.delete(gzip);
  expect([found("/"), store.size, store.bytes]).toEqual([undefined, 0, 0]);
});

test("answers are bounded in number and in bytes, the oldest leave first, and none is half there", () => {
  const few = new AnswerStore(undefined, { entries: 100, bytes: ANSWER_LIMITS.bytes });
  for (let index = 0; index < 250; index++) few.set(answer(`/${index}`));
  expect(few.size).toBe(100);
  expect(few.find(HOST, SOCKET, "/149")).toBeUndefined();
  expect(few.find(HOST, SOCKET, "/150")).toBeDefined();
  for (let index = 0; index < 300; index++) store.set(answer(`/large-${index}`, {}, 100_000));
  expect(store.bytes).toBeLessThanOrEqual(ANSWER_LIMITS.bytes);
  const left = Array.from({ length: 300 }, (_, index) => found(`/large-${index}`)).filter(Boolean);
  expect(left).toHaveLength(store.size);
});

test("an answer larger than the whole cache is not stored", () => {
  store.set(answer("/", {}, ANSWER_LIMITS.bytes));
  expect([found("/"), store.size]).toEqual([undefined, 0]);
});

test("an answer counts for at least what it takes of the memory", () => {
  const used = () => {
    // The first collection frees memory, the second one updates the figures.
    collect();
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  store = new AnswerStore(undefined, { entries: 3_000, bytes: 2 ** 40 });
  const before = used();
  for (let index = 0; index < 3_000; index++)
    store.set(answer(`/exames/${"e".repeat(80)}${index}`));
  expect(used() - before).toBeLessThan(store.bytes);
});
