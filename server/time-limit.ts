/** Rejects when work takes too long; the work itself goes on unawaited. */

export class TookTooLong extends Error {}

export async function withinTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new TookTooLong("took too long")), limitMs);
  try {
    return await Promise.race([work, limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}
