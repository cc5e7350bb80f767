const LONGEST_KEY = 2_000;

/**
 * Caches the results of a pure function. All callers get the same object, so none may change it.
 * @param limit the most results; a full cache is cleared, which is simpler than dropping the oldest one
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
