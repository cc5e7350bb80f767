/** The form of a record's id, a UUID in lower case. PostgreSQL rejects a query whose id is not a UUID. */
export const ID_SHAPE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isId(text: string): boolean {
  return ID_SHAPE.test(text);
}
