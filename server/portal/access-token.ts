/**
 * What a patient's cookies carry, and what the database gets of it: a hash, of which it keeps the hash, so
 * that neither a copy of the table nor SQL that reads its own settings holds anything that opens a report.
 */
import { createHash, randomBytes } from "node:crypto";
import { cookieAttributes, cookieName, readCookie } from "#server/http/cookies/cookie-name.ts";
import type { RequestContext } from "#server/http/request-context.ts";

/** `acesso` opens reports; `codigo` says in which browser a code was asked for. */
type Kind = "acesso" | "codigo";

type Needed = Pick<RequestContext, "services">;

const BYTES = 32;
/** Longer than either lives: the database decides when they are over. */
const SECONDS: Record<Kind, number> = { acesso: 12 * 3600, codigo: 15 * 60 };

export function newToken(): string {
  return randomBytes(BYTES).toString("base64url");
}

/** What the database is told. */
export function tokenCredential(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

export function tokenCookie({ services }: Needed, kind: Kind, token: string): string {
  return cookie(services.config.origin, kind, token, SECONDS[kind]);
}

/** Takes the cookie away. */
export function endedCookie({ services }: Needed, kind: Kind): string {
  return cookie(services.config.origin, kind, "", 0);
}

/** @returns undefined where there is no cookie of our shape */
export function readToken({ services }: Needed, request: Request, kind: Kind): string | undefined {
  const value = readCookie(request.headers, cookieName(kind, services.config.origin));
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

function cookie(origin: string | undefined, kind: Kind, value: string, seconds: number): string {
  return `${cookieName(kind, origin)}=${value}; Max-Age=${seconds}; ${cookieAttributes(origin)}`;
}
