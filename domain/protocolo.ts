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
