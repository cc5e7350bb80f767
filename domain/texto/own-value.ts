/** @returns the table's own value; undefined for other names, also for `__proto__` and `constructor` */
export function ownValue<Value>(
  table: Readonly<Record<string, Value>> | undefined,
  name: string,
): Value | undefined {
  return table && Object.hasOwn(table, name) ? table[name] : undefined;
}
