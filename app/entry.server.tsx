/** Renders a page completely before sending it, so that its status is known before the first byte. */
import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import type { RouteHandle } from "#app/root.tsx";
import { IncompleteContext } from "#app/ui/incomplete.ts";
import { NonceContext } from "#app/ui/nonce.ts";
import { RequestIdContext } from "#app/ui/request-id.ts";
import { describeError } from "#server/errors.ts";
import { isClientGone } from "#server/http/checks/client-gone.ts";
import { renderTurn } from "#server/http/render-turn.ts";
import { requestContext } from "#server/http/request-context.ts";
import { shown } from "#server/http/static-routes.ts";

const RENDER_LIMIT_MS = 10_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const context = loadContext.get(requestContext);
  const isHydrated = matchedRoutes(routerContext).some(
    (id) => (routerContext.routeModules[id]?.handle as RouteHandle | undefined)?.hydrates,
  );
  const { requestId, log } = context;
  const nonce = isHydrated ? context.nonce : undefined;
  const page = (
    <RequestIdContext value={() => requestId}>
      <NonceContext value={nonce}>
        <IncompleteContext value={context.isIncomplete}>
          <ServerRouter
            context={isHydrated ? routerContext : withoutBrowser(routerContext)}
            nonce={nonce}
            url={request.url}
          />
        </IncompleteContext>
      </NonceContext>
    </RequestIdContext>
  );
  await renderTurn(context.address);
  const rendered = isHydrated
    ? await renderWhole(page, nonce, (error) => {
        log.error({ error: describeError(error) }, "render failed");
      })
    : { body: Buffer.from(`<!DOCTYPE html>${renderToStaticMarkup(page)}`), isFaulty: false };
  // The body is passed outside the Response, which would copy and stream it.
  context.body = rendered.body;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(null, { status: rendered.isFaulty ? 500 : status, headers });
}

function matchedRoutes({ staticHandlerContext }: EntryContext): string[] {
  return staticHandlerContext.matches.map(({ route }) => route.id);
}

/** Returns a context with only the page's own routes, because the router builds a tree of all routes each time. */
function withoutBrowser(context: EntryContext): EntryContext {
  const own = matchedRoutes(context).map((id) => [id, context.manifest.routes[id]]);
  const { staticHandlerContext } = context;
  return {
    ...context,
    staticHandlerContext: {
      ...staticHandlerContext,
      loaderData: allShown(staticHandlerContext.loaderData),
      actionData: staticHandlerContext.actionData && allShown(staticHandlerContext.actionData),
    },
    manifest: { ...context.manifest, routes: Object.fromEntries(own) },
    serverHandoffStream: undefined,
  };
}

function allShown(byRoute: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(byRoute).map(([id, value]) => [id, shown(value)]));
}

/** Waits for all content. The unlimited chunk size prevents React from hiding parts until a script shows them. */
async function renderWhole(
  page: ReactNode,
  nonce: string | undefined,
  onError: (error: unknown) => void,
) {
  const done = Promise.withResolvers<Buffer<ArrayBuffer>>();
  let isFaulty = false;
  const { pipe, abort } = renderToPipeableStream(page, {
    nonce,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady() {
      pipe(collect(done.resolve));
    },
    onShellError: done.reject,
    onError(error) {
      isFaulty = true;
      onError(error);
    },
  });
  // The timer is cleared below, because it would hold the rendering in memory until the time limit.
  const limit = setTimeout(() => abort(new Error("render took too long")), RENDER_LIMIT_MS);
  try {
    return { body: await done.promise, isFaulty };
  } finally {
    clearTimeout(limit);
  }
}

function collect(give: (bytes: Buffer<ArrayBuffer>) => void): Writable {
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

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (isClientGone(error, request.signal) || isRouteErrorResponse(error)) return;
  context.get(requestContext).log.error({ error: describeError(error) }, "unexpected error");
}
