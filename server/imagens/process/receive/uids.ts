/** Digits in components between dots (PS3.5, 9.1), so that no identifier is a path such as `..`. */
const UID = /^[0-9]+(?:\.[0-9]+)+$/;
const LONGEST = 64;

export function isUid(value: string): boolean {
  return value.length <= LONGEST && UID.test(value);
}

/**
 * The transfer syntaxes of PS3.6, table A-1, that hold their pixels. `.94`, `.95`, `.204` and `.205` leave them on a
 * server of the sender; private ones, which only their maker reads, are missing too.
 */
const KNOWN = [
  "",
  ...[".1", ".1.98", ".1.99", ".2", ".5", ".8.1"],
  ...numbers(50, 66),
  ...numbers(70, 70),
  ...numbers(80, 81),
  ...numbers(90, 93),
  ...numbers(100, 108),
  ...numbers(110, 112),
  ...numbers(201, 203),
].map((end) => `1.2.840.10008.1.2${end}`);

export function isKnownSyntax(uid: string): boolean {
  return KNOWN.includes(uid);
}

function numbers(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => `.4.${first + at}`);
}
