/**
 * Whether an address says where it leads. A browser resolves `..`, decodes and folds before it asks, so
 * that an address of the site can end elsewhere than it reads; such a one is refused instead of repaired.
 */

/** Each decoding may uncover another; no honest address needs this many. */
const DECODINGS = 4;

/** Of a path of this site or a whole http(s) address; other schemes have no path and pass. */
export function isCanonicalAddress(address: string): boolean {
  const [beforeQuery = ""] = address.split(/[?#]/, 1);
  const path = /^https?:\/\//i.test(beforeQuery)
    ? beforeQuery.replace(/^https?:\/\/[^/]*/i, "")
    : beforeQuery;
  if (!path.startsWith("/")) return true;
  const segments = path.slice(1).split("/");
  return segments.every(
    (segment, index) =>
      isPlainSegment(segment) && (segment !== "" || index === segments.length - 1),
  );
}

/** What servers and proxies on the way may decode again is decoded here too. */
function isPlainSegment(segment: string): boolean {
  let current = segment;
  for (let round = 0; round < DECODINGS; round++) {
    if (current === "." || current === ".." || /[/\\\p{Cc}]/u.test(current)) return false;
    const decoded = decode(current);
    if (decoded === undefined) return false;
    if (decoded === current) return true;
    current = decoded;
  }
  return false;
}

/** @returns undefined for a percent sign that encodes nothing */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
