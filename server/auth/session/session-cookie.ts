/** The cookies of a sign-in: whether a request carries one. */
import { cookieName, hasCookie, readCookie } from "#server/http/cookies/cookie-name.ts";

/** Says nothing about whether the session lives; only that this reader may be somebody. */
export function hasSessionCookie(headers: Headers): boolean {
  return hasCookie(headers, "sessao");
}

/** @returns the signed value, without its signature; whoever uses it has better-auth judge that */
export function challengeOf(headers: Headers, origin: string | undefined): string | undefined {
  const value = readCookie(headers, cookieName("segundo-fator", origin)) ?? "";
  try {
    return /^(.+)\.[^.]+$/.exec(decodeURIComponent(value))?.[1];
  } catch {
    return undefined;
  }
}

/** The same of an answer that begins one. */
export function challengeSet(headers: Headers, origin: string | undefined): string {
  const cookie = headers.getSetCookie().join("; ");
  return challengeOf(new Headers({ cookie }), origin) ?? "";
}

/** The challenge alone, as a header: a live session beside it has no say in a new sign-in. */
export function challengeCookie(headers: Headers, origin: string | undefined): string {
  const name = cookieName("segundo-fator", origin);
  const value = readCookie(headers, name);
  return value === undefined ? "" : `${name}=${value}`;
}
