/** Quotes a name for statements that take no parameters, such as DDL and COPY. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function quoteRelation({ schema, name }: { schema: string; name: string }): string {
  return `${quote(schema)}.${quote(name)}`;
}
