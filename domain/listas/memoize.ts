const LONGEST_KEY = 2_000;

/**
 * Caches a pure function's results. A full cache (`limit`) starts again. Callers share results: they must not change.
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
