export class TookTooLong extends Error {}

/** Into so many parts a limit is split; of each, only what the event loop could use counts. */
const PARTS = 20;

/**
 * Rejects if the work takes too long. The work itself goes on, but nothing waits for it.
 * Time in which the event loop was held hardly counts: the answer may have come, and nobody could read it.
 */
export async function withinTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const limit = Promise.withResolvers<never>();
  let left = PARTS;
  const timer = setInterval(() => {
    if (--left > 0) return;
    clearInterval(timer);
    // Sockets are read after timers, so an answer that has come meanwhile is found first.
    setImmediate(() => limit.reject(new TookTooLong("took too long")));
  }, limitMs / PARTS);
  try {
    return await Promise.race([work, limit.promise]);
  } finally {
    clearInterval(timer);
  }
}
