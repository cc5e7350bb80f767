const LONGEST_KEY = 2_000;

/**
 * Caches the results of a pure function, for values that every page computes from the same few inputs.
 * Callers share the results and must not change them.
 * Texts longer than `LONGEST_KEY` are computed each time.
 * @param limit when so many are cached, the next one clears the cache: simpler than dropping the oldest
 */
export function memoize<Key extends string | number, Result>(
  limit: number,
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const cache = new Map<Key, Result>();
  return (key) => {
    if (typeof key === "string" && key.length > LONGEST_KEY) return compute(key);
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    if (cache.size >= limit) cache.clear();
    const result = compute(key);
    cache.set(key, result);
    return result;
  };
}
