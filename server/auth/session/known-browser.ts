/** Browsers that have signed in get a signed mark in a cookie. Attackers cannot use up the tries of such browsers. */
import { randomBytes } from "node:crypto";
import { isSignatureOf, signatureOf } from "#server/crypto/signature.ts";
import type { AccountVersion } from "#server/data/people/senhas.ts";
import { cookieAttributes, cookieName, readCookie } from "#server/http/cookies/cookie-name.ts";
import type { RequestContext } from "#server/http/request-context.ts";

const PURPOSE = "known browser";
const SECONDS = 90 * 24 * 3600;
/** The most marks in one browser: one for each person who signs in there. */
const MOST_MARKS = 8;
const MARK = /^([0-9a-z]{1,9})\.([\w-]{22})\.([\w-]{43})$/;

/** @returns the random number in this browser's mark for the account; undefined if the password has changed since */
export function knownBrowser(
  { services }: RequestContext,
  headers: Headers,
  account: AccountVersion,
): string | undefined {
  const marks = readMarks(headers, services.config.origin);
  return marks.map((mark) => numberIn(services.secretKey, mark, account)).find(Boolean);
}

export function rememberBrowser(
  { services }: RequestContext,
  headers: Headers,
  account: AccountVersion,
): string {
  const { secretKey, config } = services;
  const others = readMarks(headers, config.origin).filter(
    (mark) => numberIn(secretKey, mark, account) === undefined,
  );
  const marks = [newMark(secretKey, account), ...others].slice(0, MOST_MARKS);
  const name = cookieName("navegador", config.origin);
  return `${name}=${marks.join("~")}; Max-Age=${SECONDS}; ${cookieAttributes(config.origin)}`;
}

/** True if the cookie contains a mark; its signature is not checked here. */
export function hasBrowserMark({ services }: RequestContext, headers: Headers): boolean {
  return readMarks(headers, services.config.origin).length > 0;
}

function readMarks(headers: Headers, origin: string | undefined): string[] {
  const value = readCookie(headers, cookieName("navegador", origin)) ?? "";
  return value
    .split("~", MOST_MARKS)
    .filter((mark) => MARK.test(mark) && Number.parseInt(mark, 36) + SECONDS > seconds());
}

function newMark(secretKey: Buffer, account: AccountVersion): string {
  const made = seconds().toString(36);
  const number = randomBytes(16).toString("base64url");
  return `${made}.${number}.${signatureOf(secretKey, PURPOSE, signed(made, number, account))}`;
}

function numberIn(secretKey: Buffer, mark: string, account: AccountVersion): string | undefined {
  const [, made = "", number = "", signature = ""] = MARK.exec(mark) ?? [];
  const isOurs = isSignatureOf(secretKey, PURPOSE, signed(made, number, account), signature);
  return isOurs ? number : undefined;
}

function signed(made: string, number: string, { userId, version }: AccountVersion): string {
  return JSON.stringify([made, number, userId, version]);
}

function seconds(): number {
  return Math.floor(Date.now() / 1000);
}
