/** Refuses URLs that a browser would change (`..`, escapes), because they lead elsewhere than they seem to. */

/** The most times that a URL is decoded. A URL that needs more is refused. */
const DECODINGS = 4;

/** Checks paths of this site and of http(s) URLs. URLs of other schemes have no path and pass. */
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

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
