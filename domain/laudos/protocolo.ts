/** The code on a patient's slip, `AAAA-XXXXX-XXXXX`: a year and ten characters of Crockford's base 32. */

/** Crockford's base 32 lacks I, L, O and U. A typed I, L or O is therefore read as the digit that it resembles. */
const LOOKALIKE: Record<string, string> = { O: "0", I: "1", L: "1" };
const NO_LETTER_OR_DIGIT = /[^\p{L}\p{N}]/gu;

/** @returns the character as codes contain it, such as `0` for `o`; empty for anything but a letter or digit */
export function foldProtocoloCharacter(character: string): string {
  return character
    .normalize("NFKC")
    .replace(NO_LETTER_OR_DIGIT, "")
    .toUpperCase()
    .replace(/[OIL]/g, (letter) => LOOKALIKE[letter] ?? letter);
}

export function parseProtocolo(typed: string): string | undefined {
  const plain = Array.from(typed, foldProtocoloCharacter).join("");
  const [, year, first, second] =
    /^(20\d{2})([0-9A-HJKMNP-TV-Z]{5})([0-9A-HJKMNP-TV-Z]{5})$/.exec(plain) ?? [];
  return year && `${year}-${first}-${second}`;
}

export function findProtocolo(text: string): string | undefined {
  const [found] = /20\d{2}[\s._-]?[0-9A-Z]{5}[\s._-]?[0-9A-Z]{5}(?![0-9A-Z])/i.exec(text) ?? [];
  return found === undefined ? undefined : parseProtocolo(found.replaceAll("_", "-"));
}
