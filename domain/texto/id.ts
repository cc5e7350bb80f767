/** The form of a record's id, in the small letters that PostgreSQL prints. It refuses a query with anything else. */
export const ID_SHAPE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isId(text: string): boolean {
  return ID_SHAPE.test(text);
}
