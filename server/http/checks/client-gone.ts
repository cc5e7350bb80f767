/** A reader who left, or whose connection broke, in the middle of a request: nobody's fault. */

/** How Node.js and its HTTP adaptor say that a request's body ended before it was whole. */
const BROKEN_OFF = new Set(["aborted", "Client connection prematurely closed."]);

/**
 * @param error what reading the request or making its answer failed with; a database that resets its
 * connection fails otherwise, and is no such case.
 * @param signal the request's own.
 */
export function isClientGone(error: unknown, signal?: AbortSignal): boolean {
  if (signal?.aborted) return true;
  for (let current = error; current instanceof Error; current = current.cause) {
    if (BROKEN_OFF.has(current.message)) return true;
  }
  return false;
}
