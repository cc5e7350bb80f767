/** The code on a patient's slip: `AAAA-XXXXX-XXXXX`, a year and ten Crockford base-32 characters. */
/** Crockford's base 32 has no I, L, O, U: what looks alike is read alike. */
const LOOKALIKE: Record<string, string> = { O: "0", I: "1", L: "1" };

/** Forgives case, spaces, hyphens and look-alike letters; undefined where it cannot be a protocol. */
export function parseProtocolo(typed: string): string | undefined {
  const plain = typed
    .toUpperCase()
    .replace(/[\s.\-–—]/g, "")
    .replace(/[OIL]/g, (letter) => LOOKALIKE[letter] ?? letter);
  const [, year, first, second] =
    /^(20\d{2})([0-9A-HJKMNP-TV-Z]{5})([0-9A-HJKMNP-TV-Z]{5})$/.exec(plain) ?? [];
  return year && `${year}-${first}-${second}`;
}

/** The first one within a text, as a file's name carries it; undefined where there is none. */
export function findProtocolo(text: string): string | undefined {
  const [found] = /20\d{2}[\s._-]?[0-9A-Z]{5}[\s._-]?[0-9A-Z]{5}(?![0-9A-Z])/i.exec(text) ?? [];
  return found === undefined ? undefined : parseProtocolo(found.replaceAll("_", "-"));
}
