/** True where one of these constraints or unique indexes refused; Drizzle wraps the error. */
export function isConstraint(error: unknown, ...names: string[]): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { constraint_name } = one as Error & { constraint_name?: string };
    if (constraint_name && names.includes(constraint_name)) return true;
  }
  return false;
}
