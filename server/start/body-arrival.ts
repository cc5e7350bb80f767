import type { IncomingMessage } from "node:http";

/** Less than Node.js buffers before a body is read. */
const SHORT_BODY = 32 * 1024;

export function hasLongBody({ headers }: IncomingMessage): boolean {
  if (headers["transfer-encoding"] !== undefined) return true;
  return Number(headers["content-length"] ?? 0) > SHORT_BODY;
}

/** Resolves once a short body lies in the buffer, or its connection is lost. The body is not read. */
export function bodyArrival(incoming: IncomingMessage): Promise<void> {
  if (incoming.complete || incoming.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const check = () => {
      if (!incoming.complete && !incoming.destroyed) return;
      incoming.off("readable", check);
      incoming.off("close", check);
      resolve();
    };
    incoming.on("readable", check);
    incoming.on("close", check);
  });
}
