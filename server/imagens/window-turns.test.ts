import { expect, test } from "vitest";
import { inWindowTurn } from "./window-turns.ts";

const AT_ONCE = 2;
const WAITING_OF_NETWORK = 8;

function requested(address: string) {
  const controller = new AbortController();
  const state = { turnsLeft: 0 };
  const context = { address, leaveTurn: () => void state.turnsLeft++ };
  const request = new Request("http://localhost/", { signal: controller.signal });
  return { context, request, state, leave: () => controller.abort() };
}

test("who waits for a frame has given up its turn, a network's ninth that waits is 503, staff goes first", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const send = (name: string, address: string, options?: { isFirst: boolean }) => {
    const { context, request, state } = requested(address);
    const sent = inWindowTurn(
      context,
      request,
      async () => {
        begun.push(name);
        await promise;
        return name;
      },
      options,
    );
    expect(state.turnsLeft).toBe(1);
    return sent;
  };
  const held = Array.from({ length: AT_ONCE }, (_, n) => send(`held ${n}`, "198.51.100.1"));
  for (let loops = 0; loops < 10; loops++) await new Promise((next) => setImmediate(next));
  expect(begun).toHaveLength(AT_ONCE);
  const waiting = Array.from({ length: WAITING_OF_NETWORK }, () => send("waits", "198.51.100.1"));
  const refused = (await send("refused", "198.51.100.1")) as Response;
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  const staff = send("staff", "198.51.100.1", { isFirst: true });
  resolve();
  await Promise.all([...held, ...waiting, staff]);
  expect(begun.indexOf("staff")).toBe(AT_ONCE);
  expect(begun).not.toContain("refused");
});

test("a client that disconnected while it waited costs no frame", async () => {
  const { context, request, leave } = requested("198.51.100.2");
  let isMade = false;
  const sent = inWindowTurn(context, request, async () => {
    isMade = true;
    return "made";
  });
  leave();
  await sent;
  expect(isMade).toBe(false);
});
