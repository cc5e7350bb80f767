/** Which addresses an editor may put behind a button: anything else could run script or mislead. */
const NUMBER = /^tel:\+?[\d().-]{3,30}$/i;
const MAIL = /^mailto:[^\s@<>"]+@[^\s@<>"]+$/i;
/** Browsers drop tabs and line ends and read "\" as "/", so "/\t/host" would leave the site. */
const SLIPPERY = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

/** True for http(s) addresses, paths of this site, tel: and mailto:; false for all else. */
export function isSafeLink(value: string): boolean {
  if (SLIPPERY.test(value)) return false;
  if (value.startsWith("/")) return !value.startsWith("//");
  if (/^https?:\/\//i.test(value)) {
    const url = URL.parse(value);
    return url !== null && url.hostname !== "" && url.username === "" && url.password === "";
  }
  return NUMBER.test(value) || MAIL.test(value);
}
