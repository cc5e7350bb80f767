import { detached, textBytes } from "#server/bounded-map.ts";
import type { Encoding, SentPage } from "#server/http/cache/page.ts";
import { loggedPath } from "#server/http/checks/logged-path.ts";
import { restOfLine } from "#server/http/fast/request-lines.ts";

export interface SentBody extends SentPage {
  isFresh(): boolean;
}

export type AnswerStatus = 200 | 304;

/** A status line and headers as Node wrote them, split where the request id goes. */
interface Head {
  /** The second in which the head was written. In any later second, its `Date` is wrong. */
  second: number;
  before: string;
  after: string;
}

export interface CacheKey {
  origin: string;
  path: string;
  names: readonly string[];
}

export interface Answer extends SentBody, CacheKey {
  /** `every` if all clients get the same bytes. */
  variant: Encoding | "every";
  /** Names and values alternate, as `writeHead` takes them; the last value is the request id. */
  headers: Record<AnswerStatus, string[]>;
  heads: Partial<Record<AnswerStatus, Head>>;
  rest: Record<AnswerStatus, string>;
}

const REQUEST_ID = "x-request-id";
/** Headers that are not stored: Node writes some, others describe the content, and the request id is always new. */
const NOT_CACHED = new Set([
  ...[REQUEST_ID, "date", "connection", "keep-alive"],
  ...["content-type", "content-length", "content-encoding"],
]);
const OBJECT_BYTES = 3_000;

export function toAnswer(key: CacheKey, headers: Headers, sent: SentBody): Answer {
  const path = detached(key.path);
  const ofBoth = [...headers].filter(([name]) => !NOT_CACHED.has(name)).flat();
  const ofContent = Object.entries(sent.content).flat();
  const logged = loggedPath(path);
  return {
    ...key,
    ...sent,
    path,
    variant: sent.encoding ?? "every",
    headers: {
      200: [...ofContent, ...ofBoth, REQUEST_ID, ""],
      304: [...ofBoth, REQUEST_ID, ""],
    },
    heads: {},
    rest: { 200: restOfLine(logged, 200), 304: restOfLine(logged, 304) },
  };
}

/** Headers count twice, because the head that Node writes from them contains their texts again. */
export function bytesOf({ bytes, headers, rest }: Answer): number {
  const texts = textBytes(...headers[200], ...headers[304]);
  return bytes.byteLength + OBJECT_BYTES + 2 * texts + textBytes(rest[200], rest[304]);
}
