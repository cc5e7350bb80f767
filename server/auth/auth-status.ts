/** @returns the HTTP status of better-auth's refusal; undefined for any other error */
export function authStatus(error: unknown): number | undefined {
  const { name, statusCode } = (error ?? {}) as { name?: unknown; statusCode?: unknown };
  return name === "APIError" && typeof statusCode === "number" ? statusCode : undefined;
}
