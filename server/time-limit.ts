/** An answer that takes too long counts as none; what was asked goes on and is not waited for. */

export class TookTooLong extends Error {}

/** @throws TookTooLong after `limitMs` */
export async function withinTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new TookTooLong("took too long")), limitMs);
  try {
    return await Promise.race([work, limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}
