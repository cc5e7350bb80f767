import http from "node:http";
import net from "node:net";
import { expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { openedListeners } from "#tests/support/opened-listeners.ts";

const HOST = "127.0.0.1";
const AT_ONCE = 20;
const WAITING = 100;
const LONG = 100_000;
const { serve } = openedListeners();

/** Each request is in progress until it is released. */
async function serveSlowly() {
  const begun: string[] = [];
  const held: (() => void)[] = [];
  const { port } = await serve(
    (request) => {
      begun.push(request.headers.get("x-forwarded-for") ?? "");
      return new Promise((resolve) => held.push(() => resolve(new Response("ok"))));
    },
    { trustProxy: 1 },
  );
  const agent = new http.Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const send = (from: string, method = "GET", body = "") =>
    new Promise<http.IncomingMessage>((resolve, reject) => {
      const headers = { "x-forwarded-for": from, "content-length": body.length };
      http
        .request({ host: HOST, port, agent, method, headers }, (answer) => resolve(answer.resume()))
        .on("error", reject)
        .end(body);
    });
  const release = async (count: number) => {
    const before = begun.length;
    while (held.length > 0) held.pop()?.();
    await eventually(() => expect(begun.length).toBe(before + count));
  };
  return { port, begun, send, release };
}

test("a network has twenty requests in progress and a hundred waiting; others begin at once; one more is 503", async () => {
  const { begun, send, release } = await serveSlowly();
  const flood = Array.from({ length: AT_ONCE + WAITING + 1 }, () => send("198.51.100.1"));
  const refused = await Promise.race(flood);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toMatchObject({ "retry-after": "5", connection: "close" });
  expect(begun).toHaveLength(AT_ONCE);
  const other = send("198.51.100.2");
  await eventually(() => expect(begun).toHaveLength(AT_ONCE + 1));
  expect(begun.at(-1)).toBe("198.51.100.2");
  for (let left = WAITING; left > 0; left -= AT_ONCE) await release(AT_ONCE);
  await release(0);
  expect((await other).statusCode).toBe(200);
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(AT_ONCE + WAITING);
});

test("addresses of one IPv6 customer count as one network", async () => {
  const { begun, send, release } = await serveSlowly();
  const flood = Array.from({ length: AT_ONCE + 1 }, (_, n) => send(`2001:db8::${n}`));
  await eventually(() => expect(begun).toHaveLength(AT_ONCE));
  const other = send("2001:db8:0:1::1");
  await eventually(() => expect(begun).toContain("2001:db8:0:1::1"));
  expect(begun).toHaveLength(AT_ONCE + 1);
  await release(1);
  await release(0);
  await Promise.all([...flood, other]);
});

test("a long body takes no place, and a short one takes its place when it has arrived", async () => {
  const { port, begun, send, release } = await serveSlowly();
  const uploads = Array.from({ length: AT_ONCE }, () =>
    send("198.51.100.1", "POST", "x".repeat(LONG)),
  );
  await eventually(() => expect(begun).toHaveLength(AT_ONCE));
  const sockets = Array.from({ length: AT_ONCE }, () => {
    const socket = net.connect(port, HOST);
    socket.on("error", () => {});
    socket.write(
      "POST / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.1\r\nContent-Length: 2\r\n\r\n1",
    );
    return socket;
  });
  await Promise.all(
    sockets.map((socket) => new Promise((resolve) => socket.once("connect", resolve))),
  );
  const forms = Array.from({ length: AT_ONCE }, () => send("198.51.100.1", "POST", "senha=1"));
  await eventually(() => expect(begun).toHaveLength(2 * AT_ONCE));
  for (const socket of sockets) socket.destroy();
  await release(0);
  const answers = await Promise.all([...uploads, ...forms]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});
