export function authStatus(error: unknown): number | undefined {
  const { name, statusCode } = (error ?? {}) as { name?: unknown; statusCode?: unknown };
  return name === "APIError" && typeof statusCode === "number" ? statusCode : undefined;
}
