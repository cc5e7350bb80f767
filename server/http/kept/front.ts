/**
 * Answers that are at hand as bytes, given in front of everything else: one look at a map, one write.
 * What stands here passed the whole way once, under the same host and address, and asks nothing of who
 * is reading; every other request goes that way.
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { loggedPath } from "#server/http/gate/logged-path.ts";
import type { RequestLines } from "#server/log.ts";
import { bestEncoding, type Encoding, matches } from "./page.ts";

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
const MAX_SPELLINGS = 100;
const REQUEST_ID = "x-request-id";
/** Node's own, or made anew for each answer. */
const NOT_KEPT = new Set([REQUEST_ID, "date", "connection", "keep-alive"]);
/** A 304 has no content to describe (RFC 9110 section 15.4.5). */
const OF_CONTENT = new Set(["content-type", "content-length", "content-encoding"]);

/** The body of a 200 as it was sent, and how long it may be sent again. */
export interface SentBody {
  bytes: Uint8Array;
  /** Undefined where the file has the same bytes for everybody. */
  encoding: Encoding | undefined;
  etag: string;
  isFresh(): boolean;
}

interface Answer extends SentBody {
  /** Names and values in turn, as `writeHead` takes them; last the request id, set for each answer. */
  headers: Record<200 | 304, string[]>;
  /** As the log has it. */
  path: string;
}

export class Front {
  readonly #answers = new Map<string, Answer>();
  readonly #encodings = new Map<string, Encoding>();
  readonly #lines: RequestLines;
  #bytes = 0;
  /** How many were answered here since the start, by status. */
  readonly answered = { 200: 0, 304: 0 };

  constructor(lines: RequestLines) {
    this.#lines = lines;
  }

  /** @param headers of the whole answer, as it left */
  keep({ headers: asked, url }: IncomingMessage, headers: Headers, sent: SentBody): void {
    const size = sent.bytes.byteLength;
    if (!url || !asked.host || size > MAX_ANSWER_BYTES) return;
    const all = [...headers].filter(([name]) => !NOT_KEPT.has(name));
    const list = (names: [string, string][]) => [...names.flat(), REQUEST_ID, ""];
    const key = keyOf(asked.host, url, sent.encoding);
    this.#drop(key);
    this.#answers.set(key, {
      ...sent,
      headers: { 200: list(all), 304: list(all.filter(([name]) => !OF_CONTENT.has(name))) },
      path: loggedPath(pathOf(url)),
    });
    this.#bytes += size;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#drop(oldest);
    }
  }

  /** @returns false where the request has to go the whole way; then nothing was written */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { headers, url } = request;
    if (request.method !== "GET" || !url || !headers.host || hasMore(headers)) return false;
    const encoding = this.#encodingFor(headers["accept-encoding"]);
    const plain = keyOf(headers.host, url, undefined);
    const key = `${plain}${encoding}`;
    const answer = this.#answers.get(key) ?? this.#answers.get(plain);
    if (!answer) return false;
    if (!answer.isFresh()) {
      this.#drop(answer.encoding ? key : plain);
      return false;
    }
    const known = headers["if-none-match"];
    const status = known !== undefined && matches(known, answer.etag) ? 304 : 200;
    const list = answer.headers[status];
    const requestId = randomUUID();
    list[list.length - 1] = requestId;
    response.writeHead(status, list);
    response.end(status === 304 ? undefined : answer.bytes);
    this.answered[status]++;
    this.#lines.write(answer.path, status, requestId);
    return true;
  }

  /** Browsers spell this header in a few ways only. */
  #encodingFor(accept = ""): Encoding {
    const known = this.#encodings.get(accept);
    if (known) return known;
    const encoding = bestEncoding(accept);
    if (this.#encodings.size < MAX_SPELLINGS) this.#encodings.set(accept, encoding);
    return encoding;
  }

  #drop(key: string) {
    const answer = this.#answers.get(key);
    if (!answer) return;
    this.#bytes -= answer.bytes.byteLength;
    this.#answers.delete(key);
  }
}

/** Whoever carries a cookie may be somebody; what comes with a body has to be read. */
function hasMore(headers: IncomingMessage["headers"]): boolean {
  return (
    headers.cookie !== undefined ||
    headers["content-length"] !== undefined ||
    headers["transfer-encoding"] !== undefined
  );
}

function keyOf(host: string, url: string, encoding: Encoding | undefined): string {
  return `${host} ${url} ${encoding ?? ""}`;
}

function pathOf(url: string): string {
  const end = url.indexOf("?");
  return end < 0 ? url : url.slice(0, end);
}
