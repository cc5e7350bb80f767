/** One answer as the response cache holds it, ready to be written, and what it takes of the memory. */
import { detached, textBytes } from "#server/bounded-map.ts";
import { loggedPath } from "#server/http/checks/logged-path.ts";
import { restOfLine } from "#server/log.ts";
import type { Encoding, SentPage } from "../page.ts";

/** A page as it was sent, and how long it may be sent again. */
export interface SentBody extends SentPage {
  isFresh(): boolean;
}

export type AnswerStatus = 200 | 304;

/** A status line and headers as Node wrote them, parted where the request id stands. */
interface Head {
  /** In which it was written: its `Date` is right until the next. */
  second: number;
  before: string;
  after: string;
}

/** For which requests an answer is cached: no two of these name the same page. */
export interface CacheKey {
  /** Of the site, as its pages name it. */
  origin: string;
  /** Written as the table of areas has it. */
  path: string;
  /** The query names that shape other answers at this path; any other name is ignored. */
  names: readonly string[];
}

export interface Answer extends SentBody, CacheKey {
  /** `every` where there is but one. */
  variant: Encoding | "every";
  /** Names and values in turn, as `writeHead` takes them; last the request id, set for each answer. */
  headers: Record<AnswerStatus, string[]>;
  heads: Partial<Record<AnswerStatus, Head>>;
  /** Of the log's line. */
  rest: Record<AnswerStatus, string>;
}

const REQUEST_ID = "x-request-id";
/** Written by Node for each answer, or of the content, which is told apart. */
const NOT_CACHED = new Set([
  ...[REQUEST_ID, "date", "connection", "keep-alive"],
  ...["content-type", "content-length", "content-encoding"],
]);
/** Of its objects and functions, and of the lines that Node adds to a head. */
const OBJECT_BYTES = 3_000;

/** @param headers of the whole answer, as it left */
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

/** The headers stand twice: as they are, and joined in the heads that Node makes of them. */
export function bytesOf({ bytes, headers, rest }: Answer): number {
  const texts = textBytes(...headers[200], ...headers[304]);
  return bytes.byteLength + OBJECT_BYTES + 2 * texts + textBytes(rest[200], rest[304]);
}
