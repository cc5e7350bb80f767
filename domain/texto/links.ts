/** Which addresses an editor may put behind a button: anything else could run script or mislead. */
import { isCanonicalAddress } from "./canonical-address.ts";

// Written so that PostgreSQL reads it as JavaScript does, because the database's CHECK is the same
// text: no flags, no lookahead, no classes but ranges. Linear: each part ends where the next begins.

/** No blank, no control or format sign, which show nothing, no "\\", which browsers read as "/". */
const LATIN = "\\u00a1-\\u00ac\\u00ae-\\u024f";
const SHOWN = `[!-[\\]-~${LATIN}]`;
/** A path's first letter: a second "/" would name another host. */
const AFTER_SLASH = `[!-.0-[\\]-~${LATIN}]`;
const LABEL = "[A-Za-z0-9_\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f-]{1,63}";
/** The last part of a name is no number: browsers would read an address of four out of it. */
const NAME = `(${LABEL}[.])*[A-Za-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f]${LABEL}[.]?`;
const BYTE = "(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])";
const PORT = "6553[0-5]|655[0-2][0-9]|65[0-4][0-9]{2}|6[0-4][0-9]{3}|[1-5]?[0-9]{1,4}";
/** \u003b is ";", at which drizzle-kit would cut a CHECK. */
const MAIL_PART = `[!#-:\\u003b=?A-[\\]-~${LATIN}]`;

const PATH = `/(${AFTER_SLASH}${SHOWN}*)?`;
const WEB = `[hH][tT][tT][pP][sS]?://(${NAME}|${BYTE}([.]${BYTE}){3})(:(${PORT}))?([/?#]${SHOWN}*)?`;
const PHONE = "[tT][eE][lL]:[+]?[0-9().-]{3,30}";
const MAIL = `[mM][aA][iI][lL][tT][oO]:${MAIL_PART}+@${MAIL_PART}+`;

/** Regular expressions as text: of a whole http(s) address, and of all that `hasSafeShape` lets through. */
export const SAFE_WEB_ADDRESS = `^(${WEB})$`;
export const SAFE_LINK = `^(${PATH}|${WEB}|${PHONE}|${MAIL})$`;

const safeLink = new RegExp(SAFE_LINK);

/** The part of `isSafeLink` that the database checks too. */
export function hasSafeShape(value: string): boolean {
  return safeLink.test(value);
}

/**
 * True for http(s) addresses, paths of this site as a browser resolves them, tel: and mailto:; false for
 * all else. What other sites write in their paths is theirs.
 */
export function isSafeLink(value: string): boolean {
  return hasSafeShape(value) && (!value.startsWith("/") || isCanonicalAddress(value));
}
