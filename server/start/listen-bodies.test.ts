import net from "node:net";
import { describe, expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { openedListeners } from "#tests/support/opened-listeners.ts";

const HOST = "127.0.0.1";
const { serve } = openedListeners();

describe("a body that does not arrive within the time for requests", () => {
  function sendHalf(port: number, path: string) {
    const socket = net.connect(port, HOST);
    let heard = "";
    socket.on("data", (part) => {
      heard += part;
    });
    socket.on("error", () => {});
    const isOver = new Promise<void>((resolve) => socket.once("close", () => resolve()));
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n\r\n1`,
    );
    const over = () => isOver.then(() => heard);
    return { socket, over };
  }

  test.each([
    ["answered 408", { requestMs: 1_000 }, /^HTTP\/1\.1 408 /],
    ["cut off where its connection is silent", { quietMs: 1_000 }, /^$/],
  ])("is %s, except where the route limits its time itself", async (_what, limits, refused) => {
    const isPaced = (pathname: string) => pathname === "/imagens";
    const begun = Promise.withResolvers<void>();
    const read = async (request: Request) => {
      begun.resolve();
      return new Response(`${(await request.text()).length}`);
    };
    const { port } = await serve(read, { ...limits, isPaced });
    const paced = sendHalf(port, "/imagens?x=1");
    await begun.promise;
    // The time of the request above is over before that of this later one.
    expect(await sendHalf(port, "/laudo").over()).toMatch(refused);
    paced.socket.write("2");
    expect(await paced.over()).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n2$/);
  });
});

describe("a body that is refused while it is being sent", () => {
  const refuse = () => new Response("grande demais", { status: 413 });
  const HALF = "x".repeat(2_000_000);

  function open(port: number) {
    const socket = net.connect(port, HOST);
    let heard = "";
    const isOver = new Promise<void>((resolve) => socket.once("close", () => resolve()));
    socket.on("data", (part) => {
      heard += part;
    });
    socket.on("error", (error) => {
      heard += error.message;
    });
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${2 * HALF.length}\r\n\r\n${HALF}`);
    return { socket, isOver, heard: () => heard };
  }

  test("is answered once it has been sent, slowly too, and the connection serves the next", async () => {
    const sockets: net.Socket[] = [];
    const { port } = await serve((_request, socket) => {
      sockets.push(socket);
      return refuse();
    });
    const { socket, heard } = open(port);
    await eventually(() => expect(sockets[0]?.bytesRead).toBeGreaterThan(HALF.length));
    expect((await fetch(`http://${HOST}:${port}/`)).status).toBe(413);
    expect(heard()).toBe("");
    socket.write(HALF);
    await eventually(() => expect(heard()).toMatch(/^HTTP\/1\.1 413 [\s\S]*grande demais$/));
    expect(heard()).not.toMatch(/^connection: close/im);
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    await eventually(() => expect(heard().match(/HTTP\/1\.1 413/g)).toHaveLength(2));
    socket.destroy();
  });

  test.each([
    ["has no end", { ms: 200, bytes: 1e9 }],
    ["is endless", { ms: 60_000, bytes: 1_000_000 }],
  ])(
    "is not waited for where it %s: the answer says that the connection closes",
    async (_, limits) => {
      const { port } = await serve(refuse, { unwanted: limits });
      const { isOver, heard } = open(port);
      await isOver;
      expect(heard()).toMatch(/^HTTP\/1\.1 413 /);
      expect(heard()).toMatch(/^connection: close/im);
    },
  );
});
