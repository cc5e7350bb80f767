/** How Node.js and its HTTP adaptor name a request body that ended early. */
const BROKEN_OFF = new Set(["aborted", "Client connection prematurely closed."]);

/** @param error from reading the request or answering it @returns false if a database connection was reset */
export function isClientGone(error: unknown, signal?: AbortSignal): boolean {
  if (signal?.aborted) return true;
  for (let current = error; current instanceof Error; current = current.cause) {
    if (BROKEN_OFF.has(current.message)) return true;
  }
  return false;
}
