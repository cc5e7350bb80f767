/** True if a write violated one of these constraints or unique indexes. PostgreSQL's error is Drizzle's `cause`. */
export function isConstraint(error: unknown, ...names: string[]): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { constraint_name } = one as Error & { constraint_name?: string };
    if (constraint_name && names.includes(constraint_name)) return true;
  }
  return false;
}
