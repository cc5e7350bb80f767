/** From a request that passed the gate to React Router's answer, with what loaders need beside it. */

import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { isBackOffice } from "./back-office.ts";
import { withRefusals } from "./refusals.ts";
import { type RequestContext, requestContext } from "./request-context.ts";
import { withoutHandover } from "./static-routes.ts";

const handleAny = createRequestHandler(
  { ...build, routes: withRefusals(withoutHandover(build.routes)) },
  import.meta.env.MODE,
);

/** The router tries its routes one after the other: a public page need not wait for the others. */
const handleSite = createRequestHandler(
  { ...build, routes: siteRoutes(withRefusals(withoutHandover(build.routes))) },
  import.meta.env.MODE,
);

function siteRoutes(routes: ServerBuild["routes"]): ServerBuild["routes"] {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !id.startsWith("admin/")));
}

/**
 * The public origin replaces the request's scheme and host: behind a proxy that ends TLS the
 * socket's own would make every form fail React Router's origin check.
 */
export function route(url: URL, request: RequestInit, context: RequestContext): Promise<Response> {
  const address = new URL(url.pathname + url.search, context.origin);
  const provider = new RouterContextProvider();
  provider.set(requestContext, context);
  const handle = isBackOffice(url.pathname) ? handleAny : handleSite;
  return handle(new Request(address, request), provider);
}
