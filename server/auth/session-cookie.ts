/** The cookies of a sign-in: their names, and whether a request carries one. */

/** `__Host-`: only this very host could have set it, over TLS, for all its paths (RFC 6265bis). */
export function sessionCookieName(name: "sessao" | "segundo-fator", isSecure: boolean): string {
  return `${isSecure ? "__Host-" : ""}clinica-${name}`;
}

/** Says nothing about whether the session lives; only that this reader may be somebody. */
export function hasSessionCookie(headers: Headers): boolean {
  return /(?:^|;\s*)(?:__Host-)?clinica-sessao=/.test(headers.get("cookie") ?? "");
}
