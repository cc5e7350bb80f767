import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { parseAccept } from "hono/utils/accept";

export type Encoding = "br" | "gzip" | "identity";

export interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly isClosed?: boolean;
  readonly isCompressed?: boolean;
  readonly encoded: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
  /** Set by the page cache, which counts the bytes that a compressed variant adds. */
  onEncoded?(bytes: number): void;
  etag?: string;
}

export interface SentPage {
  bytes: Uint8Array;
  encoding: Encoding | undefined;
  etag: string;
  /** Headers that a 304 omits because it has no content (RFC 9110 section 15.4.5). */
  content: Record<string, string>;
}

export interface SendOptions {
  cached: boolean;
  cacheControl: string;
  /** Called with the complete page for each successful GET, even if the client gets a 304. */
  onSent?(sent: SentPage): void;
}

const COMPRESS_FROM_BYTES = 600;

export async function toPage(response: Response, body?: Uint8Array<ArrayBuffer>): Promise<Page> {
  return {
    status: response.status,
    headers: response.headers,
    body: body ?? new Uint8Array(await response.arrayBuffer()),
    encoded: new Map(),
  };
}

/** Answers 304 if the client already has this page (RFC 9110 section 13.1.2). */
export async function sendPage(page: Page, request: Request, options: SendOptions) {
  const headers = new Headers(page.headers);
  headers.set("Cache-Control", options.cacheControl);
  if (!page.isCompressed) headers.append("Vary", "Accept-Encoding");
  const encoding =
    page.isCompressed || page.body.byteLength < COMPRESS_FROM_BYTES
      ? "identity"
      : bestEncoding(request.headers.get("accept-encoding"));
  const isFound = page.status === 200;
  let isKnown = false;
  let etag = "";
  if (isFound) {
    page.etag ??= hash("sha256", page.body, "base64url").slice(0, 22);
    etag = `"${page.etag}${encoding === "identity" ? "" : `-${encoding}`}"`;
    headers.set("ETag", etag);
    isKnown = matches(request.headers.get("if-none-match"), etag);
  }
  const onSent = isFound && request.method === "GET" ? options.onSent : undefined;
  const type = headers.get("Content-Type");
  headers.delete("Content-Type");
  if (isKnown && !onSent) return new Response(null, { status: 304, headers });

  const bytes = await encode(page, encoding, options.cached);
  const content = {
    ...(type !== null && { "content-type": type }),
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    "content-length": String(bytes.byteLength),
  };
  onSent?.({ bytes, encoding: page.isCompressed ? undefined : encoding, etag, content });
  if (isKnown) return new Response(null, { status: 304, headers });

  for (const [name, value] of Object.entries(content)) headers.set(name, value);
  const body = request.method === "HEAD" || page.status === 304 ? null : bytes;
  return new Response(body, { status: page.status, headers });
}

function encode(page: Page, encoding: Encoding, cached: boolean) {
  let bytes = page.encoded.get(encoding);
  if (!bytes) {
    bytes = compress(page.body, encoding, cached);
    page.encoded.set(encoding, bytes);
    if (encoding !== "identity") {
      bytes.then(({ byteLength }) => page.onEncoded?.(byteLength)).catch(() => {});
    }
  }
  return bytes;
}

/** Compresses uncached pages on this thread, because handing one to another thread would take longer. */
async function compress(body: Uint8Array<ArrayBuffer>, encoding: Encoding, cached: boolean) {
  if (encoding === "identity") return body;
  if (encoding === "gzip") {
    return new Uint8Array(
      cached ? await promisify(gzip)(body, { level: 9 }) : gzipSync(body, { level: 1 }),
    );
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: cached ? 10 : 0,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  return new Uint8Array(
    cached
      ? await promisify(brotliCompress)(body, { params })
      : brotliCompressSync(body, { params }),
  );
}

export function bestEncoding(accept: string | null): Encoding {
  if (!accept) return "identity";
  const weights = new Map(parseAccept(accept).map(({ type, q }) => [type.toLowerCase(), q]));
  const weight = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  if (weight("br") > 0 && weight("br") >= weight("gzip")) return "br";
  return weight("gzip") > 0 ? "gzip" : "identity";
}

export function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag) return true;
  return ifNoneMatch
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .some((tag) => tag === etag || tag === "*");
}
