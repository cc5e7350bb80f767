/** The database receives a token's hash and stores a hash of that hash. Neither reveals the token. */
import { createHash, randomBytes } from "node:crypto";
import { ACESSO_HORAS } from "#domain/laudos/acesso.ts";
import { cookieAttributes, cookieName, readCookie } from "#server/http/cookies/cookie-name.ts";
import type { RequestContext } from "#server/http/request-context.ts";

/** `acesso` opens reports, `agendamento` an appointment request; `codigo` marks the browser that requested a code. */
type Kind = "acesso" | "codigo" | "agendamento";

type Needed = Pick<RequestContext, "services">;

const BYTES = 32;
/** The database ends accesses and codes. A cookie only has to last at least as long. */
const SECONDS: Record<Kind, number> = {
  acesso: ACESSO_HORAS * 3600,
  agendamento: ACESSO_HORAS * 3600,
  codigo: 15 * 60,
};

export function newToken(): string {
  return randomBytes(BYTES).toString("base64url");
}

export function tokenCredential(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

export function tokenCookie({ services }: Needed, kind: Kind, token: string): string {
  return cookie(services.config.origin, kind, token, SECONDS[kind]);
}

export function endedCookie({ services }: Needed, kind: Kind): string {
  return cookie(services.config.origin, kind, "", 0);
}

export function readToken({ services }: Needed, request: Request, kind: Kind): string | undefined {
  const value = readCookie(request.headers, cookieName(kind, services.config.origin));
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

function cookie(origin: string | undefined, kind: Kind, value: string, seconds: number): string {
  return `${cookieName(kind, origin)}=${value}; Max-Age=${seconds}; ${cookieAttributes(origin)}`;
}
