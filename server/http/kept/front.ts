/**
 * Answers that are at hand as bytes, given in front of everything else: one look at a map, one write.
 * What stands here passed the whole way once, under the same host and address, and asks nothing of who
 * is reading; every other request goes that way.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { loggedPath } from "#server/http/gate/logged-path.ts";
import { type RequestLines, restOfLine } from "#server/log.ts";
import { bestEncoding, type Encoding, matches, type SentPage } from "./page.ts";
import { requestIds } from "./request-ids.ts";

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
const MAX_SPELLINGS = 100;
const REQUEST_ID = "x-request-id";
/** Node's own, made anew for each answer, or of the content, which is told apart. */
const NOT_KEPT = new Set([
  ...[REQUEST_ID, "date", "connection", "keep-alive"],
  ...["content-type", "content-length", "content-encoding"],
]);

/** A page as it was sent, and how long it may be sent again. */
export interface SentBody extends SentPage {
  isFresh(): boolean;
}

/** A status line and headers as Node wrote them, parted where the request id stands. */
interface Head {
  /** In which it was written: its `Date` is right until the next. */
  second: number;
  before: string;
  after: string;
}

/** Node's own: the head that goes out with the body, once it has been written. */
type HeadHolder = { _header: string | null };

interface Answer extends SentBody {
  /** What it answers, as it was asked. */
  host: string;
  url: string;
  /** Names and values in turn, as `writeHead` takes them; last the request id, set for each answer. */
  headers: Record<200 | 304, string[]>;
  heads: Partial<Record<200 | 304, Head>>;
  /** Of the log's line. */
  rest: Record<200 | 304, string>;
}

/** One address in the encodings that were asked for; `every` where there is but one. */
type Variants = Partial<Record<Encoding | "every", Answer>>;

export class Front {
  /** By host, and by address: two looks cost less than to join both into one key. */
  readonly #hosts = new Map<string, Map<string, Variants>>();
  /** From the oldest on. */
  readonly #answers = new Set<Answer>();
  readonly #encodings = new Map<string, Encoding>();
  readonly #lines: RequestLines;
  readonly #nextId = requestIds();
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
    const ofBoth = [...headers].filter(([name]) => !NOT_KEPT.has(name)).flat();
    const ofContent = Object.entries(sent.content).flat();
    const path = loggedPath(pathOf(url));
    const variant = sent.encoding ?? "every";
    const former = this.#variantsOf(asked.host, url)[variant];
    if (former) this.#drop(former);
    const answer: Answer = {
      ...sent,
      host: asked.host,
      url,
      headers: {
        200: [...ofContent, ...ofBoth, REQUEST_ID, ""],
        304: [...ofBoth, REQUEST_ID, ""],
      },
      heads: {},
      rest: { 200: restOfLine(path, 200), 304: restOfLine(path, 304) },
    };
    this.#variantsOf(asked.host, url)[variant] = answer;
    this.#answers.add(answer);
    this.#bytes += size;
    for (const oldest of this.#answers) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#drop(oldest);
    }
  }

  /** @returns false where the request has to go the whole way; then nothing was written */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { headers, url } = request;
    if (request.method !== "GET" || !url || !headers.host || hasMore(headers)) return false;
    const variants = this.#hosts.get(headers.host)?.get(url);
    if (!variants) return false;
    const answer = variants[this.#encodingFor(headers["accept-encoding"])] ?? variants.every;
    if (!answer) return false;
    if (!answer.isFresh()) {
      this.#drop(answer);
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

  /** Browsers spell this header in a few ways only. */
  #encodingFor(accept = ""): Encoding {
    const known = this.#encodings.get(accept);
    if (known) return known;
    const encoding = bestEncoding(accept);
    if (this.#encodings.size < MAX_SPELLINGS) this.#encodings.set(accept, encoding);
    return encoding;
  }

  #variantsOf(host: string, url: string): Variants {
    const urls = this.#hosts.get(host) ?? new Map<string, Variants>();
    const variants = urls.get(url) ?? {};
    this.#hosts.set(host, urls.set(url, variants));
    return variants;
  }

  #drop(answer: Answer) {
    const { host, url, encoding, bytes } = answer;
    const urls = this.#hosts.get(host);
    const variants = urls?.get(url);
    if (!urls || !variants || !this.#answers.delete(answer)) return;
    this.#bytes -= bytes.byteLength;
    delete variants[encoding ?? "every"];
    if (Object.keys(variants).length === 0) urls.delete(url);
    if (urls.size === 0) this.#hosts.delete(host);
  }
}

/**
 * On a connection that goes on, Node's head is the same for a whole second but for the request id. To
 * check and join a dozen headers again for each answer would take a sixth of its time.
 */
function writeHead(response: ServerResponse, answer: Answer, status: 200 | 304, requestId: string) {
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

/** Whoever carries a cookie may be somebody; what comes with a body has to be read. */
function hasMore(headers: IncomingMessage["headers"]): boolean {
  return (
    headers.cookie !== undefined ||
    headers["content-length"] !== undefined ||
    headers["transfer-encoding"] !== undefined
  );
}

function pathOf(url: string): string {
  const end = url.indexOf("?");
  return end < 0 ? url : url.slice(0, end);
}
