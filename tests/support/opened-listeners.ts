import type { Socket } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import { afterEach } from "vitest";
import { type Listener, listen } from "#server/start/listen.ts";

/** Call it at the top of a file. What was opened is closed after each test. */
export function openedListeners() {
  const opened = new Set<Listener>();
  afterEach(async () => {
    for (const listener of opened) await listener.close(0);
    opened.clear();
  });

  async function serve(
    answer: (request: Request, socket: Socket) => Response | Promise<Response>,
    options?: Parameters<typeof listen>[3],
  ) {
    const respond = (request: Request, { incoming }: HttpBindings) =>
      answer(request, incoming.socket);
    const listener = await listen(respond, "127.0.0.1", 0, options);
    opened.add(listener);
    return { listener, port: Number(new URL(listener.address).port) };
  }
  return { opened, serve };
}
