/** What is still on its way of a body that nobody wanted. */
import type { Readable } from "node:stream";

export interface DiscardLimits {
  bytes: number;
  ms: number;
}

/** Enough for a report over a slow line; a sender without an end gets no more. */
const LIMITS: DiscardLimits = { bytes: 64 * 1024 * 1024, ms: 15_000 };

/**
 * Reads on to the body's end. To a connection that ends over unread bytes its sender's system answers
 * with a reset: a browser then shows that instead of the refusal, and a proxy fails the next request.
 * @returns whether the body has ended, so that the connection may be used again
 */
export function discardBody(
  incoming: Readable & { complete: boolean },
  { bytes, ms }: DiscardLimits = LIMITS,
): Promise<boolean> {
  if (incoming.complete || incoming.destroyed) return Promise.resolve(incoming.complete);
  return new Promise((resolve) => {
    let read = 0;
    const count = (chunk: Uint8Array) => {
      read += chunk.byteLength;
      if (read > bytes) finish();
    };
    const finish = () => {
      clearTimeout(timer);
      incoming.off("data", count);
      for (const event of ENDS) incoming.off(event, finish);
      resolve(incoming.complete);
    };
    const timer = setTimeout(finish, ms);
    // Whoever began to read it would hold back the rest.
    for (const event of ["data", "readable"]) incoming.removeAllListeners(event);
    incoming.on("data", count);
    for (const event of ENDS) incoming.on(event, finish);
    incoming.resume();
  });
}

const ENDS = ["end", "error", "close"];
