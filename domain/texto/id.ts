/** The form of a record's id. PostgreSQL would refuse a query with anything else in its place. */
export const ID_SHAPE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isId(text: string): boolean {
  return ID_SHAPE.test(text);
}
