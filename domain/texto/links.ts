/** Which addresses an editor may put behind a button: anything else could run script or mislead. */
import { isCanonicalAddress } from "./canonical-address.ts";

/** No blank, no control or format sign, which show nothing, no "\\", which browsers read as "/". */
const SHOWN = /^[!-[\]-~\u00a1-\u00ac\u00ae-\u024f]+$/;
/** The host as typed: no user before it, no escape in it. */
const WEB = /^https?:\/\/([\w.\u00c0-\u024f-]+)(?::\d|[/?#]|$)/i;
const PHONE = /^tel:\+?[\d().-]{3,30}$/i;
const MAIL = /^mailto:[^@"<>]+@[^@"<>]+$/i;

/**
 * True for http(s) addresses, paths of this site as a browser resolves them, tel: and mailto:; false for
 * all else. What other sites write in their paths is theirs.
 */
export function isSafeLink(value: string): boolean {
  if (!SHOWN.test(value)) return false;
  if (value.startsWith("/")) return isCanonicalAddress(value);
  return isWebAddress(value) || PHONE.test(value) || MAIL.test(value);
}

function isWebAddress(value: string): boolean {
  const [, typed] = WEB.exec(value) ?? [];
  const url = typed && URL.parse(value);
  // What reads as a port may be a password: `https://site:1@evil.example`.
  if (!url || url.username || url.password) return false;
  // A browser reads `http://2130706433` as 127.0.0.1: an address of numbers must be typed as it is read.
  return !/^[\d.]+$/.test(url.hostname) || url.hostname === typed;
}
