/**
 * A pure function that keeps its results, for what every page works out again from the same few
 * values. Its results are shared: nobody may change them.
 * @param most how many are kept; past it all are forgotten at once, which is simpler than the oldest
 */
export function keeping<Key extends string | number, Result>(
  most: number,
  make: (key: Key) => Result,
): (key: Key) => Result {
  const kept = new Map<Key, Result>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= most) kept.clear();
    const result = make(key);
    kept.set(key, result);
    return result;
  };
}
