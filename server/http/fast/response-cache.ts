/** Sends complete answers from memory before the application runs. They never depend on who sends the request. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { MapLimits } from "#server/bounded-map.ts";
import { isForeignHost } from "#server/http/checks/foreign-host.ts";
import { loggedPath } from "#server/http/checks/logged-path.ts";
import { UNKNOWN_HOST } from "#server/http/checks/request-checks.ts";
import { plainAnswers } from "#server/http/plain-answer.ts";
import { bestEncoding, type Encoding, matches } from "../cache/page.ts";
import {
  type Answer,
  type AnswerStatus,
  type CacheKey,
  type SentBody,
  toAnswer,
} from "./answers/answer.ts";
import { AnswerStore } from "./answers/answer-store.ts";
import { requestIds } from "./request-ids.ts";
import { type RequestLines, restOfLine } from "./request-lines.ts";

const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
/** How many spellings of `Accept-Encoding` are stored; a full map is cleared. */
const MAX_SPELLINGS = 100;
const LONGEST_SPELLING = 200;

/** A private property of Node's response: the head, which Node sends together with the first bytes of the body. */
type HeadHolder = { _header: string | null };

export class ResponseCache {
  readonly #answers: AnswerStore;
  readonly #encodings = new Map<string, Encoding>();
  readonly #lines: RequestLines;
  readonly #nextId = requestIds();
  readonly #origin: string | undefined;
  readonly #unknownHost = plainAnswers(UNKNOWN_HOST, undefined);
  readonly answered = { 200: 0, 304: 0, 400: 0 };

  constructor(lines: RequestLines, origin: string | undefined, limits?: MapLimits) {
    this.#lines = lines;
    this.#origin = origin;
    this.#answers = new AnswerStore(origin, limits);
  }

  get size(): MapLimits {
    return { entries: this.#answers.size, bytes: this.#answers.bytes };
  }

  store(key: CacheKey, headers: Headers, sent: SentBody): void {
    if (sent.bytes.byteLength > MAX_ANSWER_BYTES) return;
    this.#answers.set(toAnswer(key, headers, sent));
  }

  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { headers, url } = request;
    if (request.method !== "GET" || !url || !headers.host || hasMore(headers)) return false;
    const answers = this.#answers.find(headers.host, request.socket, url);
    if (!answers) return this.#refuseForeignHost(headers.host, url, response);
    const answer = answers[this.#encodingFor(headers["accept-encoding"])] ?? answers.every;
    if (!answer) return false;
    if (!answer.isFresh()) {
      this.#answers.delete(answer);
      return false;
    }
    const known = headers["if-none-match"];
    const status = known !== undefined && matches(known, answer.etag) ? 304 : 200;
    const requestId = this.#nextId();
    writeHead(response, answer, status, requestId);
    response.end(status === 304 ? undefined : answer.bytes);
    this.answered[status]++;
    this.#lines.write(requestId, answer.rest[status]);
    return true;
  }

  /** Refuses a foreign host with the same answer as the application, but with a tenth of the memory. */
  #refuseForeignHost(host: string, url: string, response: ServerResponse): boolean {
    if (this.#origin !== undefined || !isForeignHost(host, url)) return false;
    const requestId = this.#nextId();
    const { status, headers, body } = this.#unknownHost(requestId);
    response.writeHead(status, headers.flat());
    response.end(body);
    this.answered[400]++;
    this.#lines.refused(requestId, UNKNOWN_HOST.id);
    const end = url.indexOf("?");
    this.#lines.write(requestId, restOfLine(loggedPath(end < 0 ? url : url.slice(0, end)), status));
    return true;
  }

  #encodingFor(accept = ""): Encoding {
    const known = this.#encodings.get(accept);
    if (known) return known;
    const encoding = bestEncoding(accept);
    if (accept.length > LONGEST_SPELLING) return encoding;
    if (this.#encodings.size >= MAX_SPELLINGS) this.#encodings.clear();
    this.#encodings.set(accept, encoding);
    return encoding;
  }
}

/** Reuses Node's head for one second, because building a head takes a sixth of the answer's time. */
function writeHead(
  response: ServerResponse,
  answer: Answer,
  status: AnswerStatus,
  requestId: string,
) {
  const holder = response as unknown as HeadHolder;
  const second = Math.floor(Date.now() / 1000);
  const known = answer.heads[status];
  if (response.shouldKeepAlive && known?.second === second) {
    response.statusCode = status;
    holder._header = known.before + requestId + known.after;
    return;
  }
  const list = answer.headers[status];
  list[list.length - 1] = requestId;
  response.writeHead(status, list);
  if (!response.shouldKeepAlive || !holder._header) return;
  const [before = "", after = ""] = holder._header.split(requestId);
  answer.heads[status] = { second, before, after };
}

/** True for a request with a cookie, which may identify a person, or with a body, which has to be read. */
function hasMore(headers: IncomingMessage["headers"]): boolean {
  return (
    headers.cookie !== undefined ||
    headers["content-length"] !== undefined ||
    headers["transfer-encoding"] !== undefined
  );
}
