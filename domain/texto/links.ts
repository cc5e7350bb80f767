/** The addresses that an editor may give a button; others could run a script or mislead. */
import { isCanonicalAddress } from "./canonical-address.ts";

/** Excludes blanks, and invisible control and format characters; and "\\", which browsers read as "/". */
const SHOWN = /^[!-[\]-~\u00a1-\u00ac\u00ae-\u024f]+$/;
/** Captures the host as typed, without a user before it or an escape in it. */
const WEB = /^https?:\/\/([\w.\u00c0-\u024f-]+)(?::\d|[/?#]|$)/i;
const PHONE = /^tel:\+?[\d().-]{3,30}$/i;
const MAIL = /^mailto:[^@"<>]+@[^@"<>]+$/i;

/**
 * True for http(s) addresses, paths of this site as a browser resolves them, tel: and mailto:; false for all others.
 * The paths of other sites are not checked.
 */
export function isSafeLink(value: string): boolean {
  if (!SHOWN.test(value)) return false;
  if (value.startsWith("/")) return isCanonicalAddress(value);
  return isWebAddress(value) || PHONE.test(value) || MAIL.test(value);
}

function isWebAddress(value: string): boolean {
  const [, typed] = WEB.exec(value) ?? [];
  const url = typed && URL.parse(value);
  // Text that looks like a port may be a password: `https://site:1@evil.example`.
  if (!url || url.username || url.password) return false;
  // A browser reads `http://2130706433` as 127.0.0.1, so an address of numbers is accepted only as browsers would write
  // it.
  return !/^[\d.]+$/.test(url.hostname) || url.hostname === typed;
}
