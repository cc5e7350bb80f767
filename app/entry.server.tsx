/**
 * A page goes out whole: `onAllReady` waits for everything, and an unbounded chunk size keeps React
 * from hiding a large part behind a script. The answer's status is known before its first byte.
 */
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { NonceContext } from "#app/ui/nonce.ts";
import { RequestIdContext } from "#app/ui/request-id.ts";
import { describeError } from "#server/errors.ts";
import { requestContext } from "#server/http/request-context.ts";

const RENDER_LIMIT_MS = 10_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const inHand = loadContext.get(requestContext);
  const { requestId, log, nonce } = inHand;
  let finalStatus = status;
  const done = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const { pipe, abort } = renderToPipeableStream(
    <RequestIdContext value={() => requestId}>
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} nonce={nonce} url={request.url} />
      </NonceContext>
    </RequestIdContext>,
    {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        pipe(collect(done.resolve));
      },
      onShellError: done.reject,
      onError(error) {
        finalStatus = 500;
        log.error({ error: describeError(error) }, "render failed");
      },
    },
  );
  // An abort timer left running would keep every rendering alive.
  const limit = setTimeout(() => abort(new Error("render took too long")), RENDER_LIMIT_MS);
  try {
    // Handed over beside the answer: through a Response it would be copied and streamed again.
    inHand.body = await done.promise;
    headers.set("Content-Type", "text/html; charset=utf-8");
    return new Response(null, { status: finalStatus, headers });
  } finally {
    clearTimeout(limit);
  }
}

/** A sink that gives all bytes at once when they are all there. */
function collect(give: (bytes: Uint8Array<ArrayBuffer>) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    decodeStrings: false,
    write(chunk: Uint8Array | string, _encoding, next) {
      chunks.push(typeof chunk === "string" ? Buffer.from(chunk) : chunk);
      next();
    },
    final(next) {
      give(Buffer.concat(chunks));
      next();
    },
  });
}

/** The one exit for faults in loaders and actions: logged once, with the request's number. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(requestContext).log.error({ error: describeError(error) }, "unexpected error");
}
