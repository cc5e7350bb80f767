import { type Context, Hono } from "hono";
import { expect, test } from "vitest";
import { Budget } from "#server/budget.ts";
import { AppError } from "#server/errors.ts";
import type { Area } from "#server/http/area.ts";
import { FORM_BYTES } from "#server/http/areas.ts";
import { BODY_BYTES, limitBody } from "./body-limit.ts";

const LIMIT = 100;

const LIMITS = {
  address: "203.0.113.7",
  tooLarge: (c: Context) => c.text("grande demais", 413),
  tooBusy: (c: Context) => c.text("muitos envios", 503),
};

function app(streamsBody: boolean, budget = new Budget(BODY_BYTES), bodyBytes = LIMIT) {
  const state = { begun: false };
  const area = { bodyBytes, streamsBody } as Area;
  const hono = new Hono()
    .use((c, next) => limitBody(c, area, { ...LIMITS, budget }, next))
    .post("*", async (c) => {
      state.begun = true;
      return c.text(String((await c.req.raw.arrayBuffer()).byteLength));
    })
    .onError((error, c) => c.text(error.message, error instanceof AppError ? 413 : 500));
  return { hono, state };
}

const FILES = { "content-type": "Multipart/Form-Data; boundary=zzz" };

function announced(bytes: number): RequestInit {
  const headers = { "content-length": String(bytes), ...FILES };
  return { method: "POST", body: "a".repeat(bytes), headers };
}

function chunked(bytes: number): RequestInit {
  const body = new ReadableStream({
    start(controller) {
      for (let sent = 0; sent < bytes; sent += 10) controller.enqueue(new Uint8Array(10));
      controller.close();
    },
  });
  const headers = { "transfer-encoding": "chunked", ...FILES };
  return { method: "POST", body, headers, duplex: "half" } as RequestInit;
}

test.each([true, false])(
  "a body within the limit arrives whole (streamed: %s)",
  async (streams) => {
    for (const init of [announced(LIMIT), chunked(LIMIT)]) {
      const response = await app(streams).hono.request("/", init);
      expect([response.status, await response.text()]).toEqual([200, "100"]);
    }
  },
);

test("a form that is too long never reaches its route", async () => {
  for (const init of [announced(LIMIT + 1), chunked(LIMIT + 10)]) {
    const { hono, state } = app(false);
    expect((await hono.request("/", init)).status).toBe(413);
    expect(state.begun).toBe(false);
  }
});

test("an upload that announces too much never reaches its route", async () => {
  const { hono, state } = app(true);
  expect((await hono.request("/", announced(LIMIT + 1))).status).toBe(413);
  expect(state.begun).toBe(false);
});

test("an upload is read as it arrives, and one that grows too long breaks off there", async () => {
  const { hono, state } = app(true);
  let chunks = 0;
  const body = new ReadableStream({
    pull(controller) {
      // An endless body: a server that waits for all of it never answers.
      chunks += 1;
      controller.enqueue(new Uint8Array(10));
    },
  });
  const headers = { "transfer-encoding": "chunked", ...FILES };
  const init = { method: "POST", body, headers, duplex: "half" } as RequestInit;
  const response = await hono.request("/", init);
  expect([response.status, state.begun]).toEqual([413, true]);
  expect(chunks).toBeLessThan(30);
});

test.each([
  ["announced", announced(60)],
  ["of unknown length, which counts as the longest", chunked(10)],
])("a form %s is refused while others use up the memory", async (_, init) => {
  const budget = new Budget({ ofAll: 150, ofOne: 120 });
  const release = budget.reserve(LIMITS.address, 100);
  const refused = app(false, budget);
  expect((await refused.hono.request("/", init)).status).toBe(503);
  expect(refused.state.begun).toBe(false);
  release?.();
  expect((await app(false, budget).hono.request("/", init)).status).toBe(200);
  expect(budget.keys).toBe(0);
});

test.each([
  ["application/x-www-form-urlencoded", 413],
  ["text/plain", 413],
  ["", 413],
  ["multipart/form-data-not; boundary=zzz", 413],
  ["MULTIPART/FORM-DATA ; boundary=zzz", 200],
])(
  "where files are streamed, a body of the type %j has to be a form's length",
  async (type, status) => {
    for (const init of [announced(FORM_BYTES + 10), chunked(FORM_BYTES + 10)]) {
      const { hono, state } = app(true, undefined, 10 * FORM_BYTES);
      const headers = { ...init.headers, "content-type": type };
      expect((await hono.request("/", { ...init, headers })).status).toBe(status);
      expect(state.begun).toBe(status === 200);
    }
  },
);
