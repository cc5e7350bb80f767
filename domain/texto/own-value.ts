/**
 * A table's entry of that name; undefined for a name that it does not have. Names that come from a
 * form or a file may be `__proto__` or `constructor`, which every object answers.
 */
export function ownValue<Value>(
  table: Readonly<Record<string, Value>> | undefined,
  name: string,
): Value | undefined {
  return table && Object.hasOwn(table, name) ? table[name] : undefined;
}
