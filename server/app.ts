import { randomUUID } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { UPLOAD_TOO_LARGE } from "#domain/midia/midia.ts";
import { Budget } from "#server/budget.ts";
import { describeError } from "#server/errors.ts";
import { isSecureOrigin } from "#server/http/cookies/cookie-name.ts";
import type { Services } from "#server/services.ts";
import type { Bindings } from "./http/bindings.ts";
import { BODY_BYTES, limitBody } from "./http/checks/body-limit.ts";
import { clientAddress } from "./http/checks/client-address.ts";
import { isClientGone } from "./http/checks/client-gone.ts";
import { loggedPath } from "./http/checks/logged-path.ts";
import { SECURITY_HEADERS, STRICT_TRANSPORT } from "./http/checks/policy.ts";
import {
  type Refusal,
  refuse,
  refuseLength,
  requestOrigin,
  TOO_BUSY,
  TOO_LARGE,
} from "./http/checks/request-checks.ts";
import { robotsTag } from "./http/checks/robots-tag.ts";
import { matchRoute, properPath } from "./http/checks/route-match.ts";
import { watchForProxy } from "./http/checks/untrusted-proxy.ts";
import { noteAnswer } from "./http/failures.ts";
import type { CacheKey, SentBody } from "./http/fast/answers/answer.ts";
import { cacheOrigin } from "./http/fast/answers/cache-origin.ts";
import type { ResponseCache } from "./http/fast/response-cache.ts";
import { files, sendMissingFile } from "./http/files/files.ts";
import { createPages, type PageRequest, RETRY_AFTER_S } from "./http/pages.ts";
import { PLAIN_POLICY, plainPage } from "./http/plain-page.ts";
import { createMetrics, probes } from "./http/probes.ts";

interface AppEnv {
  Bindings: Bindings;
  Variables: PageRequest;
}

/** nginx's status for a client that left before the answer. */
const CLIENT_CLOSED = 499;

export function createApp(services: Services, responseCache: ResponseCache) {
  const { config, pages } = services;
  const metrics = createMetrics(responseCache, pages);
  const budget = new Budget(BODY_BYTES);
  const app = new Hono<AppEnv>();
  const probeApp = probes(services, metrics);
  const fileApp = files(services);
  const answerPage = createPages(services, pages);

  app.use(async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set("requestId", requestId);
    c.set("log", services.log.child({ requestId }));
    let sent: SentBody | undefined;
    c.set("store", (body) => {
      sent = body;
    });
    c.set("leaveTurn", c.env?.leaveTurn);
    let isClosed = false;
    c.set("noteClosed", () => {
      isClosed = true;
    });
    await next();
    // Headers are set on the response itself, because `c.header` would copy the response for each header.
    const { headers } = c.res;
    // files.ts sets another value for the clinic's logo, which web mail shows on another site.
    const shared = headers.get("cross-origin-resource-policy");
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
    if (shared) headers.set("Cross-Origin-Resource-Policy", shared);
    if (!headers.has("content-security-policy")) {
      headers.set("Content-Security-Policy", PLAIN_POLICY);
    }
    if (isSecureOrigin(config.origin)) {
      headers.set("Strict-Transport-Security", STRICT_TRANSPORT);
      secureCookies(headers);
    }
    if (c.var.match?.area.allowsAnyOrigin) {
      headers.set("Access-Control-Allow-Origin", "*");
      headers.set("Cross-Origin-Resource-Policy", "cross-origin");
    }
    const robots = robotsTag(c.var.match, { method: c.req.method, status: c.res.status });
    if (robots) headers.set("X-Robots-Tag", robots);
    if (c.res.status === 503 && !headers.has("retry-after"))
      headers.set("Retry-After", RETRY_AFTER_S);
    headers.set("X-Request-Id", requestId);
    if (sent && c.var.isCacheable) responseCache.store(cacheKeyOf(c.var), headers, sent);
    const status = c.env?.outgoing?.destroyed ? CLIENT_CLOSED : c.res.status;
    const seconds = (performance.now() - started) / 1000;
    metrics.observe(c.req.method, status, seconds);
    // Health checks have no `match`, so their 503 does not count as an error of this server.
    if (c.var.match && !isClosed) noteAnswer(services, status);
    c.var.log.info(
      {
        method: c.req.method,
        path: loggedPath(c.req.path),
        status,
        ms: Math.round(seconds * 1e4) / 10,
      },
      "request",
    );
  });

  app.use(async (c, next) => {
    const tooLong = refuseLength(c.req.url);
    if (tooLong) return sendRefusal(c, tooLong);
    const url = URL.parse(c.req.url);
    const match = matchRoute(url?.pathname ?? "");
    // Probes may name the machine's IP address as host, so they are answered before the host is checked.
    if (match.name === "probe" && isRead(c.req.method)) return probeApp.fetch(c.req.raw, c.env);
    const { host = "", origin: from } = c.req.header();
    const origin = url ? requestOrigin(config, url, host, from) : undefined;
    const refusal = refuse(c.req.raw, url, origin, match);
    if (refusal) return sendRefusal(c, refusal);
    c.set("url", url as URL);
    c.set("match", match);
    c.set("origin", origin as string);
    c.set("isCacheable", config.origin !== undefined || isOwnHost(c, origin));
    const socket = getConnInfo(c).remote.address;
    c.set("address", clientAddress(socket, c.req.header("x-forwarded-for"), config.trustProxy));
    watchForProxy(services, c.req.raw.headers);
    if (c.req.method === "OPTIONS") return sendPreflight(c);
    if (c.req.method !== "POST" || match.area.bodyBytes === 0) return next();
    // Uploads are sent by a script, which reads the answer as JSON.
    const tooLarge = () =>
      match.name === "upload"
        ? c.json({ error: UPLOAD_TOO_LARGE }, 413)
        : sendRefusal(c, TOO_LARGE);
    const tooBusy = () => {
      c.header("Retry-After", "5");
      return sendRefusal(c, TOO_BUSY);
    };
    return limitBody(c, match.area, { budget, address: c.var.address, tooLarge, tooBusy }, next);
  });

  app.all("*", async (c) => {
    const { match, url } = c.var;
    if (match.name === "missingFile") return sendMissingFile(c);
    if (match.name === "file") {
      const { store, noteClosed } = c.var;
      return fileApp.fetch(c.req.raw, { ...c.env, store, noteClosed });
    }
    const proper = match.name === "missing" && isRead(c.req.method) && properPath(url.pathname);
    return proper ? c.redirect(proper + url.search, 301) : answerPage(c.var, c.req.raw);
  });

  app.onError((error, c) => {
    if (isClientGone(error, c.req.raw.signal)) return c.body(null, 400);
    c.var.log.error({ error: describeError(error) }, "unexpected error");
    const text = "A falha é nossa e já foi registrada. Tente de novo em alguns minutos.";
    return c.html(plainPage("Algo deu errado", text, c.var.requestId), 500);
  });

  return app;
}

function isOwnHost(c: Context<AppEnv>, origin: string | undefined): boolean {
  const port = c.env?.incoming?.socket.localPort;
  return cacheOrigin(undefined, c.req.header("host") ?? "", port) === origin;
}

function cacheKeyOf({ origin, url, match }: PageRequest): CacheKey {
  return { origin, path: url.pathname, names: match.cachedUnder ?? [] };
}

/** Answers a CORS preflight, which a browser sends before a script of another site may send JSON. */
function sendPreflight(c: Context<AppEnv>) {
  c.header("Access-Control-Allow-Methods", "GET, POST");
  c.header("Access-Control-Allow-Headers", "Content-Type");
  c.header("Access-Control-Max-Age", "86400");
  return c.body(null, 204);
}

function isRead(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

function sendRefusal(c: Context<AppEnv>, { id, status, title, text, allow }: Refusal) {
  c.var.log.warn({ refusal: id }, "refused");
  if (allow) c.header("Allow", allow);
  c.header("Cache-Control", "no-store");
  return c.html(plainPage(title, text, c.var.requestId), status);
}

/** Adds `Secure` to each cookie that does not have it yet. */
function secureCookies(headers: Headers) {
  const cookies = headers.getSetCookie();
  if (cookies.length === 0) return;
  headers.delete("Set-Cookie");
  for (const cookie of cookies) {
    headers.append("Set-Cookie", /;\s*secure/i.test(cookie) ? cookie : `${cookie}; Secure`);
  }
}
