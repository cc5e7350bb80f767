/** The error messages of Node.js and its HTTP adaptor for a request body that ended early. */
const BROKEN_OFF = new Set(["aborted", "Client connection prematurely closed."]);

/** @returns true if the client disconnected; false for a lost database connection, whose error code may be the same */
export function isClientGone(error: unknown, signal?: AbortSignal): boolean {
  if (signal?.aborted) return true;
  for (let current = error; current instanceof Error; current = current.cause) {
    if (BROKEN_OFF.has(current.message)) return true;
  }
  return false;
}
