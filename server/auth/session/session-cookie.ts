import { cookieName, hasCookie, readCookie } from "#server/http/cookies/cookie-name.ts";

export function hasSessionCookie(headers: Headers): boolean {
  return hasCookie(headers, "sessao");
}

/** @returns the id of the sign-in that waits for a code; the cookie's signature is not verified here */
export function challengeOf(headers: Headers, origin: string | undefined): string | undefined {
  const value = readCookie(headers, cookieName("segundo-fator", origin)) ?? "";
  try {
    return /^(.+)\.[^.]+$/.exec(decodeURIComponent(value))?.[1];
  } catch {
    return undefined;
  }
}

export function challengeSet(headers: Headers, origin: string | undefined): string {
  const cookie = headers.getSetCookie().join("; ");
  return challengeOf(new Headers({ cookie }), origin) ?? "";
}

/** Returns the cookie of the sign-in that waits for a code, without the cookie of an earlier session. */
export function challengeCookie(headers: Headers, origin: string | undefined): string {
  const name = cookieName("segundo-fator", origin);
  const value = readCookie(headers, name);
  return value === undefined ? "" : `${name}=${value}`;
}
