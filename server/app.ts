/**
 * The way of a request, from top to bottom: number, log line and headers; the gate; probes; files;
 * then pages, from memory where nobody's identity matters.
 */
import { randomBytes, randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { UPLOAD_TOO_LARGE } from "#domain/midia.ts";
import { describeError } from "#server/errors.ts";
import type { Log } from "#server/log.ts";
import type { Services } from "#server/services.ts";
import { hasSessionCookie } from "./auth/session-cookie.ts";
import { hasFlashCookie } from "./flash.ts";
import {
  isBackOffice,
  isDownload,
  isRouterData,
  PRIVATE_CACHE_CONTROL,
  sendDownload,
} from "./http/back-office.ts";
import { clientAddress } from "./http/client-address.ts";
import { files } from "./http/files.ts";
import { lowerCasePath } from "./http/lower-case.ts";
import { type Page, sendPage, toPage } from "./http/page.ts";
import { PageCache, type Rendered } from "./http/page-cache.ts";
import { pageUrl } from "./http/page-key.ts";
import { PLAIN_POLICY, plainPage } from "./http/plain-page.ts";
import { backOfficePolicy, pagePolicy, SECURITY_HEADERS, STRICT_TRANSPORT } from "./http/policy.ts";
import { createMetrics, probes } from "./http/probes.ts";
import type { RequestContext } from "./http/request-context.ts";
import { ALLOW, refuse, requestOrigin } from "./http/request-gate.ts";
import { isRoutedFile } from "./http/routed-files.ts";
import { route } from "./http/router.ts";

interface AppEnv {
  Bindings: HttpBindings;
  Variables: { requestId: string; log: Log; origin: string; address: string };
}

const FORM_BYTES = 256 * 1024;
/** An image of 5 MB with what a form puts around it. */
const UPLOAD_BYTES = 6 * 1024 * 1024;
const UPLOAD_PATH = "/admin/midia/enviar";
/** Whatever ends like a file and is none gets a short answer, not a page. */
const LOOKS_LIKE_FILE = /\.[a-z0-9]{1,12}$/i;
const PAGE_REQUEST: RequestInit = { headers: { accept: "text/html" } };
const SIGN_IN_PATHS = ["/auth", "/sair"];
/** A public page as a signed-in person sees it: theirs alone, asked for again each time. */
const PRIVATE = "private, no-cache";
const MANY_SLASHES = /^\/{2,}|.\/+$/;

/** The whole HTTP application over running services; `fetch` is what a server listens with. */
export function createApp(services: Services) {
  const { config, database } = services;
  const metrics = createMetrics();
  const cache = new PageCache();
  // Also on every new connection: what was said while it was down was not heard.
  const listening = database.listen(
    "conteudo",
    () => cache.invalidate(),
    () => cache.invalidate(),
  );
  listening.catch((error) => services.log.error({ error: describeError(error) }, "not listening"));

  const app = new Hono<AppEnv>();

  app.use(async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set("requestId", requestId);
    c.set("log", services.log.child({ requestId }));
    await next();
    // Not by c.header, which makes the answer anew for each header.
    const { headers } = c.res;
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
    if (!headers.has("content-security-policy")) {
      headers.set("Content-Security-Policy", PLAIN_POLICY);
    }
    if (config.origin?.startsWith("https:")) {
      headers.set("Strict-Transport-Security", STRICT_TRANSPORT);
      secureCookies(headers);
    }
    headers.set("X-Request-Id", requestId);
    const seconds = (performance.now() - started) / 1000;
    metrics.observe(c.req.method, c.res.status, seconds);
    c.var.log.info(
      {
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(seconds * 1e4) / 10,
      },
      "request",
    );
  });

  // Before the host is judged: whoever asks for health asks by address.
  app.route("/", probes(services, metrics));

  app.use(async (c, next) => {
    const url = new URL(c.req.url);
    const origin = requestOrigin(config, url, c.req.header("host") ?? "");
    const refusal = refuse(c.req.raw, url, origin);
    if (!refusal) {
      c.set("origin", origin as string);
      const socket = getConnInfo(c).remote.address;
      c.set("address", clientAddress(socket, c.req.header("x-forwarded-for"), config.trustProxy));
      return next();
    }
    c.var.log.warn({ refusal: refusal.id }, "refused");
    if (refusal.status === 405) c.header("Allow", ALLOW);
    c.header("Cache-Control", "no-store");
    return c.html(plainPage(refusal.title, refusal.text, c.var.requestId), refusal.status);
  });

  const uploadLimit = bodyLimit({
    maxSize: UPLOAD_BYTES,
    onError: (c) => c.json({ error: UPLOAD_TOO_LARGE }, 413),
  });
  const formLimit = bodyLimit({
    maxSize: FORM_BYTES,
    onError: (c) =>
      c.html(
        plainPage(
          "Formulário grande demais",
          "O que foi enviado passa do tamanho aceito.",
          c.get("requestId"),
        ),
        413,
      ),
  });
  app.post("*", (c, next) =>
    c.req.path === UPLOAD_PATH ? uploadLimit(c, next) : formLimit(c, next),
  );

  const fileApp = files(services);
  app.on(["GET", "HEAD"], "*", async (c, next) => {
    const { path } = c.req;
    if (!LOOKS_LIKE_FILE.test(path) || isRoutedFile(path) || isRouterData(path)) return next();
    return fileApp.fetch(c.req.raw, c.env);
  });

  app.all("*", async (c) => {
    const request = c.req.raw;
    const asked = new URL(request.url);
    if (MANY_SLASHES.test(asked.pathname)) return c.redirect(singleSlashes(asked), 301);
    const lower = request.method === "POST" ? undefined : lowerCasePath(asked.pathname);
    if (lower) return c.redirect(lower + asked.search, 301);
    if (isBackOffice(asked.pathname)) {
      const answer = await ask(c.var, asked, request);
      if (isDownload(answer.response)) return sendDownload(answer.response);
      const { page } = await toRendered(answer);
      return sendPage(page, request, { kept: false, cacheControl: PRIVATE_CACHE_CONTROL });
    }
    if (request.method === "POST" || SIGN_IN_PATHS.includes(asked.pathname)) {
      const { page } = await render(c.var, asked, request);
      return sendPage(page, request, { kept: false, cacheControl: "no-store" });
    }
    const url = pageUrl(asked);
    if (isSomebodys(request.headers)) {
      const { page, degraded } = await render(c.var, url, request);
      // Without the database the last good page is better than a stand-in with one's name on it.
      if (!degraded) return sendPage(page, request, { kept: false, cacheControl: PRIVATE });
    }
    // Nothing of one reader's request may shape a page that another reader gets.
    const make = () => render(c.var, url, PAGE_REQUEST);
    const page = config.pageCache
      ? await cache.page(c.var.origin + url.pathname + url.search, make)
      : (await make()).page;
    const cacheControl = page.status === 200 ? "no-cache" : "no-store";
    return sendPage(page, request, { kept: config.pageCache, cacheControl });
  });

  app.onError((error, c) => {
    c.var.log.error({ error: describeError(error) }, "unexpected error");
    const text = "A falha é nossa e já foi registrada. Tente de novo em alguns minutos.";
    return c.html(plainPage("Algo deu errado", text, c.var.requestId), 500);
  });

  async function render(
    variables: AppEnv["Variables"],
    url: URL,
    request: RequestInit,
  ): Promise<Rendered> {
    return toRendered(await ask(variables, url, request));
  }

  async function ask(
    { requestId, log, origin, address }: AppEnv["Variables"],
    url: URL,
    request: RequestInit,
  ): Promise<Answer> {
    const hydrates = isBackOffice(url.pathname);
    // Vite's own scripts know no nonce.
    const nonce = hydrates && import.meta.env.PROD ? randomBytes(16).toString("base64") : undefined;
    const context: RequestContext = {
      requestId,
      log,
      services,
      origin,
      nonce,
      address,
      degraded: false,
      imageHosts: new Set(),
    };
    return { response: await route(url, request, context), context, hydrates };
  }

  return app;
}

interface Answer {
  response: Response;
  context: RequestContext;
  hydrates: boolean;
}

async function toRendered({ response, context, hydrates }: Answer): Promise<Rendered> {
  const page: Page = await toPage(response, context.body);
  const policy = hydrates ? backOfficePolicy(context.nonce) : pagePolicy(context.imageHosts);
  page.headers.set("Content-Security-Policy", policy);
  return { page, degraded: context.degraded };
}

/** Somebody signed in, or with a notice to read: such a page is neither kept nor taken from memory. */
function isSomebodys(headers: Headers): boolean {
  return hasSessionCookie(headers) || hasFlashCookie(headers);
}

/** Whoever set a cookie need not know how the public reaches this server. */
function secureCookies(headers: Headers) {
  const cookies = headers.getSetCookie();
  if (cookies.length === 0) return;
  headers.delete("Set-Cookie");
  for (const cookie of cookies) {
    headers.append("Set-Cookie", /;\s*secure/i.test(cookie) ? cookie : `${cookie}; Secure`);
  }
}

function singleSlashes(url: URL): string {
  const path = url.pathname.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
  return path + url.search;
}
