export class TookTooLong extends Error {}

/** A limit ends after so many ticks of a timer. A blocked event loop delays the ticks. */
const TICKS = 20;

/**
 * Rejects if the work takes too long. The work itself goes on, but nothing waits for it. Time in which the event loop was
 * blocked hardly counts, because an answer that came in that time could not be read.
 */
export async function withinTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const limit = Promise.withResolvers<never>();
  let left = TICKS;
  const timer = setInterval(() => {
    if (--left > 0) return;
    clearInterval(timer);
    // Sockets are read after timers, so an answer that has come meanwhile is found first.
    setImmediate(() => limit.reject(new TookTooLong("took too long")));
  }, limitMs / TICKS);
  try {
    return await Promise.race([work, limit.promise]);
  } finally {
    clearInterval(timer);
  }
}
