export class TookTooLong extends Error {}

/** Rejects if the work takes too long. The work itself goes on, but nothing waits for it. */
export async function withinTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new TookTooLong("took too long")), limitMs);
  try {
    return await Promise.race([work, limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}
