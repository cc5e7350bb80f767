import { randomBytes } from "node:crypto";
import { hasSessionCookie } from "#server/auth/session/session-cookie.ts";
import { hasFlashCookie } from "#server/http/cookies/flash.ts";
import type { Log } from "#server/log.ts";
import type { Services } from "#server/services.ts";
import { type Page, type SendOptions, sendPage, toPage } from "./cache/page.ts";
import type { PageCache, Rendered } from "./cache/page-cache.ts";
import { pageUrl } from "./cache/page-key.ts";
import { policyOf } from "./checks/policy.ts";
import type { RouteMatch } from "./checks/route-match.ts";
import type { SentBody } from "./fast/answers/answer.ts";
import { PLAIN_POLICY, plainPage } from "./plain-page.ts";
import type { RequestContext } from "./request-context.ts";
import { route } from "./router.ts";
import { closedToVisitor } from "./team-only.ts";

export interface PageRequest {
  requestId: string;
  log: Log;
  origin: string;
  address: string;
  url: URL;
  isCacheable: boolean;
  match: RouteMatch;
  store(sent: SentBody): void;
  /** Called for the 503 of a team-only site, which does not count as an error of this server. */
  noteClosed(): void;
  /** Lets another request of the network begin (server/start/listen.ts). */
  leaveTurn: (() => void) | undefined;
}

/** A cached page is rendered for all visitors, so the router gets nothing of the request but the URL. */
const PAGE_REQUEST: RequestInit = { headers: { accept: "text/html" } };
const PRIVATE = "private, no-cache";
export const RETRY_AFTER_S = "30";
const FILE_UNAVAILABLE = {
  title: "O arquivo não pode ser aberto agora",
  text: "O sistema não responde. Nada se perdeu: volte e tente novamente em alguns minutos.",
};
const MISSING_PATH = "/404";

export function createPages(services: Services, cache: PageCache) {
  const { pageCache } = services.config;

  return async function answer(requested: PageRequest, request: Request): Promise<Response> {
    const { area, cachedUnder, name } = requested.match;
    if (name === "missing") return sendMissing(requested, request);
    if (request.method === "POST" || !cachedUnder) {
      const made = await callRouter(services, requested, request);
      if (area.streamsAnswer && !made.context.body) return stream(made.response, requested);
      const { page } = await toRendered(made, requested.match);
      const cacheControl = cachedUnder ? "no-store" : area.cacheControl;
      return send(requested, page, request, { cached: false, cacheControl });
    }
    return sendCached({ ...requested, url: pageUrl(requested.url, cachedUnder) }, request);
  };

  async function sendCached(requested: PageRequest, request: Request): Promise<Response> {
    if (isSomebodys(request.headers)) {
      const { page, degraded } = await render(requested, request);
      // Signed-in people, too, get the last good page rather than an incomplete one.
      if (!degraded)
        return send(requested, page, request, { cached: false, cacheControl: PRIVATE });
    }
    const { page } = await cachedOrRendered(requested, () => render(requested, PAGE_REQUEST));
    const isFound = page.status === 200;
    const cacheControl = isFound ? requested.match.area.cacheControl : "no-store";
    // Search results do not enter the response cache, because visitors can make up any number of searches.
    const isCached = pageCache && requested.isCacheable && isFound && requested.url.search === "";
    const key = keyOf(requested);
    const isFresh = () => cache.isFresh(key, page);
    return send(requested, page, request, {
      cached: isCached,
      cacheControl,
      ...(isCached && { onSent: (sent) => requested.store({ ...sent, isFresh }) }),
    });
  }

  /** All missing URLs share one page. The cache accepts only status 200, so the page gets its 404 when it is sent. */
  async function sendMissing(requested: PageRequest, request: Request): Promise<Response> {
    const shared = { ...requested, url: new URL(MISSING_PATH, requested.url) };
    const { page } = await cachedOrRendered(shared, async () => {
      const { page, degraded } = await render(shared, PAGE_REQUEST);
      return { degraded, page: page.status === 404 ? { ...page, status: 200 } : page };
    });
    // On a team-only site the shared page says that the site is closed, so signed-in people get a page of their own.
    const shown =
      page.isClosed && hasSessionCookie(request.headers)
        ? (await render(shared, request)).page
        : page;
    const sent: Page = shown.status === 200 ? { ...shown, status: 404 } : shown;
    const { cacheControl } = requested.match.area;
    return send(requested, sent, request, {
      cached: pageCache && requested.isCacheable,
      cacheControl,
    });
  }

  async function cachedOrRendered(requested: PageRequest, make: () => Promise<Rendered>) {
    if (!pageCache || !requested.isCacheable) return make();
    return { page: await cache.page(keyOf(requested), make) };
  }

  async function render(requested: PageRequest, request: RequestInit): Promise<Rendered> {
    return toRendered(await callRouter(services, requested, request), requested.match);
  }
}

function send(requested: PageRequest, page: Page, request: Request, options: SendOptions) {
  if (!page.isClosed) return sendPage(page, request, options);
  requested.noteClosed();
  return sendPage(page, request, { cached: false, cacheControl: "no-store" });
}

interface Made {
  response: Response;
  context: RequestContext;
  isClosed?: boolean;
}

async function callRouter(
  services: Services,
  requested: PageRequest,
  request: RequestInit,
): Promise<Made> {
  const { requestId, log, origin, address, url, match, leaveTurn } = requested;
  const context: RequestContext = {
    requestId,
    log,
    services,
    origin,
    nonce: match.area.hydrates ? newNonce() : undefined,
    address,
    ...(leaveTurn && { leaveTurn }),
    degraded: false,
    isIncomplete: false,
    reads: new Map(),
    lastGood: (name, path) => services.pages.lastGood(origin + (path ?? addressOf(url)), name),
    imageHosts: new Set(),
    frameHosts: new Set(),
  };
  const closed = match.area.closesForVisitors
    ? await closedToVisitor(context, url, request.headers)
    : undefined;
  if (closed) return { response: closed, context, isClosed: true };
  return { response: await route(match, url, request, context), context };
}

function newNonce(): string | undefined {
  return import.meta.env.PROD ? randomBytes(16).toString("base64") : undefined;
}

async function toRendered(made: Made, { area }: RouteMatch): Promise<Rendered> {
  const { response, context } = made;
  const page: Page = await toPage(response, context.body);
  // Not marked as degraded, because the cache would then show a page from before the site was closed.
  if (made.isClosed) return { page: { ...page, isClosed: true }, degraded: false };
  page.headers.set("Content-Security-Policy", policyOf(area.policy, context));
  const { degraded, reads } = context;
  return { page: context.isIncomplete ? incomplete(page) : page, degraded, reads };
}

/** The 503 tells crawlers and shared caches that the page is incomplete. */
function incomplete(page: Page): Page {
  if (page.status !== 200) return page;
  return { ...page, status: 503 };
}

function stream({ body, status, headers }: Response, { match, requestId }: PageRequest): Response {
  const { area } = match;
  if (status === 503) return fileUnavailable(requestId);
  const sent = new Headers(headers);
  sent.set("Cache-Control", area.cacheControl);
  sent.set("Content-Security-Policy", policyOf(area.policy));
  return new Response(body, { status, headers: sent });
}

function fileUnavailable(requestId: string): Response {
  const { title, text } = FILE_UNAVAILABLE;
  return new Response(plainPage(title, text, requestId), {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": PLAIN_POLICY,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}

function keyOf({ origin, url }: PageRequest): string {
  return origin + addressOf(url);
}

function addressOf({ pathname, search }: URL): string {
  return pathname + search;
}

/** True for a request with a session or an unread notice; its page is not cached. */
function isSomebodys(headers: Headers): boolean {
  return hasSessionCookie(headers) || hasFlashCookie(headers);
}
