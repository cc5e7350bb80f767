import { isCanonicalAddress } from "./canonical-address.ts";

/** Matches visible characters, but no spaces, and no backslash, which browsers read as `/`. */
const SHOWN = /^[!-[\]-~\u00a1-\u00ac\u00ae-\u024f]+$/;
/** Captures the host as typed. A URL with a user before the host, or an escape in the host, does not match. */
const WEB = /^https?:\/\/([\w.\u00c0-\u024f-]+)(?::\d|[/?#]|$)/i;
const PHONE = /^tel:\+?[\d().-]{3,30}$/i;
const MAIL = /^mailto:[^@"<>]+@[^@"<>]+$/i;

/** True for http(s), tel: and mailto: URLs, and for canonical paths of this site (canonical-address.ts). */
export function isSafeLink(value: string): boolean {
  if (!SHOWN.test(value)) return false;
  if (value.startsWith("/")) return isCanonicalAddress(value);
  return isWebAddress(value) || PHONE.test(value) || MAIL.test(value);
}

function isWebAddress(value: string): boolean {
  const [, typed] = WEB.exec(value) ?? [];
  const url = typed && URL.parse(value);
  // What looks like a port may be a password: `https://site:1@evil.example`.
  if (!url || url.username || url.password) return false;
  // A browser reads `http://2130706433` as 127.0.0.1, so numeric hosts must be typed as the browser would write them.
  return !/^[\d.]+$/.test(url.hostname) || url.hostname === typed;
}
