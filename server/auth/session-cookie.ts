/** The cookies of a sign-in: whether a request carries one. */

const CHALLENGE = /(?:^|;\s*)(?:__Host-)?clinica-segundo-fator=([^;]+)/;

/** Says nothing about whether the session lives; only that this reader may be somebody. */
export function hasSessionCookie(headers: Headers): boolean {
  return /(?:^|;\s*)(?:__Host-)?clinica-sessao=/.test(headers.get("cookie") ?? "");
}

/** @returns the signed value, without its signature; whoever uses it has better-auth judge that */
export function challengeOf(headers: Headers): string | undefined {
  const [, value = ""] = CHALLENGE.exec(headers.get("cookie") ?? "") ?? [];
  try {
    return /^(.+)\.[^.]+$/.exec(decodeURIComponent(value))?.[1];
  } catch {
    return undefined;
  }
}

/** The same of an answer that begins one. */
export function challengeSet(headers: Headers): string {
  return challengeOf(new Headers({ cookie: headers.getSetCookie().join("; ") })) ?? "";
}

/** The challenge alone, as a header: a live session beside it has no say in a new sign-in. */
export function challengeCookie(headers: Headers): string {
  return CHALLENGE.exec(headers.get("cookie") ?? "")?.[0].replace(/^;?\s*/, "") ?? "";
}
