/** A SMART Health Link (https://hl7.org/fhir/uv/smart-health-cards-and-links/, 1.0.0), in the fragment of a URL. */

export interface ShlinkPayload {
  /** The manifest's URL, at most 128 characters. */
  url: string;
  /** 32 random bytes as base64url. */
  key: string;
  /** Seconds since 1970. */
  exp: number;
  /** `P`: the link needs a passcode. */
  flag: "P";
  /** At most 80 characters, without health data, because applications show it before the passcode. */
  label: string;
  v: 1;
}

const PREFIX = "shlink:/";
const TOKEN = /^[\w-]{43}$/;
const LONGEST = 4000;

export function formatShlink(viewer: string, payload: ShlinkPayload): string {
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  const base64 = btoa(String.fromCharCode(...bytes));
  return `${viewer}#${PREFIX}${base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

export type ReadShlink =
  /** `ours`: a link of this site, whose manifest's URL ends with `segredo`. `foreign`: a link of another site. */
  { status: "ours"; segredo: string; key: string } | { status: "foreign" } | { status: "broken" };

/** @param fragment the URL's fragment, with or without `#` @param origin the origin of this site */
export function readShlink(fragment: string, origin: string): ReadShlink {
  const text = fragment.slice(fragment.indexOf(PREFIX) + PREFIX.length);
  if (!fragment.includes(PREFIX) || text.length > LONGEST) return { status: "broken" };
  const { url, key } = payloadOf(text);
  if (typeof url !== "string" || typeof key !== "string" || !TOKEN.test(key)) {
    return { status: "broken" };
  }
  const start = `${origin}/c/`;
  if (!url.startsWith(start)) return { status: URL.canParse(url) ? "foreign" : "broken" };
  const segredo = url.slice(start.length);
  return TOKEN.test(segredo) ? { status: "ours", segredo, key } : { status: "broken" };
}

function payloadOf(text: string): { url?: unknown; key?: unknown } {
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof payload === "object" && payload !== null ? payload : {};
  } catch {
    return {};
  }
}
