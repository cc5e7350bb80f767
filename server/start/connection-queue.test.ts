import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { ConnectionQueue } from "./connection-queue.ts";

interface Started {
  url: string;
  response: ServerResponse;
}

let end: (() => void) | undefined;
afterEach(() => end?.());

/** Bytes of a large answer; a few hundred such answers exceed the socket buffers of both ends. */
const LARGE = 100_000;

const MANY = { ofOne: 100_000, ofAll: 100_000 };

async function serve(limits?: { ofOne: number; ofAll: number }) {
  const started: Started[] = [];
  const sockets: Socket[] = [];
  let parsed = 0;
  const refuse = (response: ServerResponse) => {
    response.shouldKeepAlive = false;
    response.statusCode = 503;
    response.end("/refused");
  };
  const queue = new ConnectionQueue(
    ({ url = "" }, response) => {
      started.push({ url, response });
      const isReady = url === "/now" || url.startsWith("/large");
      if (isReady) response.end(url === "/now" ? url : url.padEnd(LARGE, "-"));
      return isReady;
    },
    refuse,
    limits,
  );
  const server = createServer((request, response) => {
    parsed++;
    queue.handle(request, response);
  });
  server.on("connection", (socket) => {
    sockets.push(socket);
    queue.watch(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  end = () => {
    server.closeAllConnections();
    server.close();
  };
  const open = () => connect((server.address() as AddressInfo).port, "127.0.0.1");
  return { started, queue, open, sockets, parsed: () => parsed };
}

function get(...paths: string[]): string {
  return paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join("");
}

test("each request of a connection waits for the answer to the one before it", async () => {
  const { started, queue, open } = await serve();
  const socket = open();
  let heard = "";
  socket.on("data", (part) => {
    heard += part;
  });
  socket.write(get("/a", "/now", "/b", "/c"));
  await eventually(() => expect(queue.waiting).toBe(3));
  expect(started.map(({ url }) => url)).toEqual(["/a"]);
  started[0]?.response.end("/a");
  await eventually(() => expect(started).toHaveLength(3));
  expect(started.map(({ url }) => url)).toEqual(["/a", "/now", "/b"]);
  started[2]?.response.end("/b");
  await eventually(() => expect(started).toHaveLength(4));
  started[3]?.response.end("/c");
  await eventually(() => expect(heard).toContain("/c"));
  expect(queue.waiting).toBe(0);
  expect(heard.match(/\/(?:a|now|b|c)(?=HTTP|$)/g)).toEqual(["/a", "/now", "/b", "/c"]);
  socket.write(get("/now"));
  await eventually(() => expect(started).toHaveLength(5));
});

test("answers wait for a client that does not read, and are sent in order when it does", async () => {
  const { started, queue, open } = await serve(MANY);
  const socket = open();
  socket.pause();
  const COUNT = 500;
  const paths = Array.from({ length: COUNT }, (_, index) => `/large?${index};`);
  socket.write(get(...paths));
  await eventually(() => expect(queue.waiting).toBeGreaterThan(COUNT / 2));
  expect(started.length).toBeLessThan(COUNT / 2);
  const parts: string[] = [];
  socket.on("data", (part) => parts.push(part.toString("latin1")));
  socket.resume();
  await eventually(() => expect(queue.waiting).toBe(0));
  await eventually(() => expect(parts.join("").match(/\/large\?\d+;/g)).toEqual(paths));
});

test("other connections do not wait", async () => {
  const { started, open } = await serve();
  open().write(get("/a", "/b"));
  open().write(get("/c"));
  await eventually(() => expect(started.map(({ url }) => url).sort()).toEqual(["/a", "/c"]));
});

test("a connection is read no further while its requests wait, and all are answered in the end", async () => {
  const { started, open, sockets, parsed } = await serve(MANY);
  const socket = open();
  const COUNT = 10_000;
  let answers = 0;
  socket.on("data", (part) => {
    answers += part.toString().split("HTTP/1.1 ").length - 1;
  });
  socket.write(get(...Array<string>(COUNT).fill("/a")));
  await eventually(() => expect(sockets[0]?.isPaused()).toBe(true));
  const other = open();
  other.write(get("/now"));
  await once(other, "data");
  expect(parsed()).toBeLessThan(4_000);
  for (let index = 0; answers < COUNT; index++) {
    while (!started[index] && answers < COUNT) await new Promise(setImmediate);
    started[index]?.response.end("/a");
  }
  expect(started).toHaveLength(COUNT + 1);
});

test.each([
  ["a connection", { ofOne: 2, ofAll: 100 }, 1],
  ["all connections", { ofOne: 100, ofAll: 3 }, 1],
])(
  "%s may have so many waiting requests; one more is refused in its turn, and its connection ends",
  async (_name, limits, others) => {
    const { started, queue, open } = await serve(limits);
    const polite = open();
    polite.write(get("/polite", "/b"));
    await eventually(() => expect(queue.waiting).toBe(others));
    const greedy = open();
    let heard = "";
    greedy.on("data", (part) => {
      heard += part;
    });
    const closed = closing(greedy);
    greedy.write(get("/a", "/now", "/now", "/d", "/e"));
    await eventually(() => expect(started).toHaveLength(2));
    expect(heard).toBe("");
    started[1]?.response.end("/a");
    await closed;
    expect(heard.match(/HTTP\/1\.1 \d+|\/(?:a|now|refused)(?=HTTP|$)/g)).toEqual([
      "HTTP/1.1 200",
      "/a",
      "HTTP/1.1 200",
      "/now",
      "HTTP/1.1 200",
      "/now",
      "HTTP/1.1 503",
      "/refused",
    ]);
    await eventually(() => expect(queue.waiting).toBe(others));
    expect(started.map(({ url }) => url)).toEqual(["/polite", "/a", "/now", "/now"]);
    expect(polite.destroyed).toBe(false);
  },
);

test("a connection has at most eight waiting requests", async () => {
  const { started, open } = await serve();
  const socket = open();
  const closed = closing(socket);
  socket.write(get(...Array<string>(20).fill("/now")));
  await closed;
  expect(started).toHaveLength(9);
});

test("other connections are answered between two answers of one, even where no answer has to be made", async () => {
  const { started, open } = await serve(MANY);
  const greedy = open();
  const polite = open();
  await Promise.all([once(greedy, "connect"), once(polite, "connect")]);
  const COUNT = 900;
  greedy.write(get(...Array<string>(COUNT).fill("/now")));
  await eventually(() => expect(started.length).toBeGreaterThan(0));
  polite.write(get("/now"));
  await once(polite, "data");
  expect(started.length).toBeLessThan(COUNT / 2);
});

test("what waited on a connection that closed is not answered any more", async () => {
  const { started, queue, open } = await serve();
  const socket = open();
  socket.write(get("/a", "/b", "/c"));
  await eventually(() => expect(queue.waiting).toBe(2));
  socket.resetAndDestroy();
  // The server does not read this connection, so it notices the reset only when it writes.
  started[0]?.response.end("/a");
  await eventually(() => expect(queue.waiting).toBe(0));
  expect(started.map(({ url }) => url)).not.toContain("/c");
});

test("a form behind another request is read whole", async () => {
  const { started, open } = await serve();
  const socket = open();
  const body = "x".repeat(300_000);
  socket.write(
    `${get("/a")}POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  socket.write(body);
  await eventually(() => expect(started).toHaveLength(1));
  started[0]?.response.end("/a");
  await eventually(() => expect(started).toHaveLength(2));
  const { response } = started[1] as Started;
  let length = 0;
  for await (const part of response.req) length += part.length;
  expect(length).toBe(body.length);
});

function closing(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.on("error", () => {});
    socket.resume().on("close", () => resolve());
  });
}
