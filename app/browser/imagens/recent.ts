export interface Recent<T> {
  has(key: string): boolean;
  /** Also marks the value as used. */
  get(key: string): T | undefined;
  set(key: string, value: T): void;
}

export function createRecent<T>(most: number, drop: (value: T) => void): Recent<T> {
  const values = new Map<string, T>();
  const get = (key: string) => {
    const value = values.get(key);
    if (value !== undefined) {
      values.delete(key);
      values.set(key, value);
    }
    return value;
  };
  return {
    get,
    has: (key) => values.has(key),
    set(key, value) {
      values.set(key, value);
      for (const [oldest, dropped] of values) {
        if (values.size <= most) break;
        values.delete(oldest);
        drop(dropped);
      }
    },
  };
}
