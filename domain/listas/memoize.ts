const LONGEST_KEY = 2_000;

/** Caches a pure function's results, which all callers share and must not change. A full cache (`limit`) is cleared. */
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
