import { rootCause } from "#server/errors.ts";
import { TookTooLong } from "#server/time-limit.ts";

const UNAVAILABLE = new Set([
  // First the driver's codes, then the operating system's codes.
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  // PostgreSQL's codes (appendix A) for shutdown, crash, start, and no free connection.
  "57P01",
  "57P02",
  "57P03",
  "53300",
]);

/** insufficient_privilege, read_only_sql_transaction. */
const NOT_PERMITTED = new Set(["42501", "25006"]);

export function isNotPermitted(error: unknown): boolean {
  const { code } = (rootCause(error) ?? {}) as { code?: string };
  return NOT_PERMITTED.has(code ?? "");
}

/** True for invalid_parameter_value: somebody has dropped the role that a statement sets. */
export function isUnknownRole(error: unknown): boolean {
  return (rootCause(error) as { code?: unknown } | undefined)?.code === "22023";
}

export function isPasswordRefused(error: unknown): boolean {
  return (rootCause(error) as { code?: unknown } | undefined)?.code === "28P01";
}

/** True for invalid_authorization_specification, by which `quem_pede` reports that the session does not exist. */
export function isSignedOut(error: unknown): boolean {
  const { code, severity } = (rootCause(error) ?? {}) as { code?: string; severity?: string };
  // With severity FATAL this code means that PostgreSQL refused the connection's login.
  return code === "28000" && severity === "ERROR";
}

/** True if the transaction may have been committed. Its files must then stay; a nightly job deletes unused files. */
export function mayBeCommitted(error: unknown): boolean {
  return isDatabaseUnavailable(error);
}

export function isDatabaseUnavailable(error: unknown): boolean {
  return isConnectionLost(error) || hasTimedOut(error);
}

export function isConnectionLost(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, syscall } = current as { code?: string; syscall?: string };
    // ENOENT counts too, because a socket's file disappears with its server.
    if (UNAVAILABLE.has(code ?? "") || (code === "ENOENT" && syscall === "connect")) return true;
  }
  return false;
}

function hasTimedOut(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof TookTooLong) return true;
  }
  return false;
}
