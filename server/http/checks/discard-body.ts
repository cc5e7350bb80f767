import type { Readable } from "node:stream";

export interface DiscardLimits {
  bytes: number;
  ms: number;
}

const LIMITS: DiscardLimits = { bytes: 64 * 1024 * 1024, ms: 15_000 };

/** Reads the rest of a body, because unread bytes may lose the answer at the close. @returns true if all was read */
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
    // Removes the listeners of a reader that stopped halfway, because they would keep the rest from being read.
    for (const event of ["data", "readable"]) incoming.removeAllListeners(event);
    incoming.on("data", count);
    for (const event of ENDS) incoming.on(event, finish);
    incoming.resume();
  });
}

const ENDS = ["end", "error", "close"];
