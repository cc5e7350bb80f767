import http from "node:http";
import net from "node:net";
import { describe, expect, test, vi } from "vitest";
import { StartupError } from "#server/errors.ts";
import { eventually } from "#tests/support/eventually.ts";
import { openedListeners } from "#tests/support/opened-listeners.ts";
import { type Listener, listen } from "./listen.ts";

const HOST = "127.0.0.1";
const DAY_MS = 24 * 3_600_000;
/** An answer that exceeds the socket buffers, so that its rest waits until the client reads. */
const LARGE = "a".repeat(16 * 1024 ** 2);
const { opened, serve } = openedListeners();

function close(listener: Listener, withinMs: number): Promise<void> {
  opened.delete(listener);
  return listener.close(withinMs);
}

async function refusal(host: string, port: number): Promise<unknown> {
  return listen(() => new Response(), host, port).then(
    (listener) => opened.add(listener),
    (error) => error,
  );
}

test("the address can be opened on this machine", async () => {
  const { listener } = await serve(() => new Response("ok"));
  expect(listener.address).toMatch(/^http:\/\/localhost:\d+$/);
  expect(await (await fetch(listener.address.replace("localhost", HOST))).text()).toBe("ok");
});

test("a request in progress is finished, a new one refused, and idle connections are closed at once", async () => {
  const begun = Promise.withResolvers<void>();
  const made = Promise.withResolvers<Response>();
  const { listener, port } = await serve(() => {
    begun.resolve();
    return made.promise;
  });
  const silent = net.connect(port, HOST);
  const silentClosed = new Promise((resolve) => silent.once("close", resolve));
  const agent = new http.Agent({ keepAlive: true });
  const answer = new Promise<string>((resolve, reject) => {
    http
      .get({ host: HOST, port, agent }, (response) => {
        response.setEncoding("utf8").on("data", resolve);
      })
      .on("error", reject);
  });
  await begun.promise;
  const closing = close(listener, DAY_MS);
  await silentClosed;
  await expect(fetch(`http://${HOST}:${port}/`)).rejects.toThrow();
  made.resolve(new Response("feito"));
  expect(await answer).toBe("feito");
  await closing;
  agent.destroy();
});

test("a request that does not end is cut when the time is over", async () => {
  const begun = Promise.withResolvers<void>();
  const { listener, port } = await serve(() => {
    begun.resolve();
    return new Promise<Response>(() => {});
  });
  const cut = expect(fetch(`http://${HOST}:${port}/`)).rejects.toThrow();
  await begun.promise;
  await Promise.all([close(listener, 200), cut]);
});

test("headers of more than 16 KB are answered 431", async () => {
  const { port } = await serve(() => new Response("ok"));
  const headers = { "x-long": "a".repeat(17 * 1024) };
  const status = await new Promise((resolve, reject) => {
    http
      .get({ host: HOST, port, headers }, ({ statusCode }) => resolve(statusCode))
      .on("error", reject);
  });
  expect(status).toBe(431);
});

test("a request whose length is said twice, in two ways or broken is refused, and nothing behind it is read", async () => {
  const requested: string[] = [];
  const { port } = await serve((request) => {
    requested.push(new URL(request.url).pathname);
    return new Response("ok");
  });
  const smuggled = "GET /second HTTP/1.1\r\nHost: x\r\n\r\n";
  for (const lengths of [
    `Content-Length: ${smuggled.length}\r\nTransfer-Encoding: chunked`,
    "Content-Length: 0\r\nContent-Length: 5",
    "Transfer-Encoding: chunked, identity",
    "Content-Length: +5",
    "Transfer-Encoding : chunked",
  ]) {
    const socket = net.connect(port, HOST);
    let answer = "";
    const closed = new Promise((resolve) => socket.on("error", resolve).on("close", resolve));
    socket.on("data", (part) => {
      answer += part;
    });
    socket.write(`POST /first HTTP/1.1\r\nHost: x\r\n${lengths}\r\n\r\n0\r\n\r\n${smuggled}`);
    await closed;
    expect([lengths, answer.split("\r\n")[0]]).toEqual([lengths, "HTTP/1.1 400 Bad Request"]);
  }
  expect(requested).not.toContain("/second");
});

describe.each([["made"], ["at hand"]])("a client that stops reading an answer %s", (kind) => {
  const begin = async (quietMs: number) => {
    const sockets: net.Socket[] = [];
    const answer = ({ socket }: http.IncomingMessage, response: http.ServerResponse) => {
      sockets.push(socket);
      return !!response.end(LARGE);
    };
    const make = (_request: Request, socket: net.Socket) => {
      sockets.push(socket);
      return new Response(LARGE);
    };
    const responseCache = kind === "made" ? undefined : { answer };
    const { port } = await serve(make, { quietMs, responseCache });
    const client = net.connect(port, HOST);
    let bytes = 0;
    const closed = new Promise((resolve) => client.on("error", resolve).on("close", resolve));
    client.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    client.on("data", (part) => {
      bytes += part.length;
    });
    const paused = Promise.withResolvers<void>();
    client.once("data", () => {
      client.pause();
      paused.resolve();
    });
    await paused.promise;
    await eventually(() => expect(sockets[0]?.writableLength).toBeGreaterThan(0));
    const readOn = async () => {
      client.resume();
      await closed;
      return bytes;
    };
    return { socket: sockets[0] as net.Socket, readOn };
  };

  test("is cut off after a while", async () => {
    const { socket, readOn } = await begin(200);
    await eventually(() => expect(socket.destroyed).toBe(true));
    expect(await readOn()).toBeLessThan(LARGE.length);
  });

  test("gets all of it where it reads on in time", async () => {
    const { socket, readOn } = await begin(DAY_MS);
    expect(socket.timeout).toBe(DAY_MS);
    expect(await readOn()).toBeGreaterThan(LARGE.length);
  });
});

test.each([
  [400, "a broken request", "GARBAGE\r\n\r\n"],
  [400, "no host", "GET / HTTP/1.1\r\n\r\n"],
  [400, "no host, which the address names", "GET http://x/ HTTP/1.1\r\n\r\n"],
  [400, "a host that is none", "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n"],
  [417, "an expectation", "GET / HTTP/1.1\r\nHost: x\r\nExpect: a\r\nConnection: close\r\n\r\n"],
  [431, "large headers", `GET / HTTP/1.1\r\nHost: x\r\nA: ${"a".repeat(17_000)}\r\n\r\n`],
])("%i for %s is a page with the headers of every answer", async (status, _name, text) => {
  const log = { warn: vi.fn(), error: vi.fn() };
  const answer = vi.fn(() => new Response("ok"));
  const { port } = await serve(answer, { log, origin: "https://www.clinica.com.br" });
  const socket = net.connect(port, HOST);
  socket.write(text);
  const heard = (await socket.toArray()).join("");
  const [head = "", body = ""] = heard.split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const [, id] = head.match(/^x-request-id: ([\w-]{36})$/im) ?? [];
  for (const line of [
    "content-type: text/html; charset=UTF-8",
    "cache-control: no-store",
    "x-robots-tag: noindex, noarchive",
    "x-content-type-options: nosniff",
    "x-frame-options: DENY",
    "strict-transport-security: max-age=31536000; includeSubDomains",
    "content-security-policy: default-src 'none'; style-src ",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ]) {
    expect(head.toLowerCase()).toContain(line.toLowerCase());
  }
  expect(body).toContain('<html lang="pt-BR">');
  expect(body).toContain(`Número do pedido: ${id}`);
  expect(log.warn.mock.calls).toEqual([[{ requestId: id, refusal: "unread", status }, "refused"]]);
  expect(answer).not.toHaveBeenCalled();
});

test("an error that the application does not catch is answered with a page without details", async () => {
  const log = { warn: vi.fn(), error: vi.fn() };
  const { listener } = await serve(() => Promise.reject(new Error("secret words")), { log });
  const response = await fetch(listener.address.replace("localhost", HOST));
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("secret");
  expect(log.error).toHaveBeenCalledOnce();
});

test("an address that cannot be used is one line", async () => {
  const { port } = await serve(() => new Response("ok"));
  const cases: [string, number, string][] = [
    [
      HOST,
      port,
      `PORT: a porta ${port} já está em uso em ${HOST}; pare o outro programa ou escolha outra.`,
    ],
    ["192.0.2.1", 0, "HOST: 192.0.2.1 não é um endereço desta máquina."],
    ["nao-existe.invalid", 0, "HOST: nao-existe.invalid não é um nome conhecido."],
  ];
  for (const [host, taken, message] of cases) {
    const error = await refusal(host, taken);
    expect(error).toBeInstanceOf(StartupError);
    expect(error).toHaveProperty("message", message);
  }
});
