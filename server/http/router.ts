/** From a request that passed the gate to React Router's answer, with what loaders need beside it. */

import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { withRefusals } from "./checks/refusals.ts";
import { matchOfRoute, type RouteMatch } from "./checks/route-match.ts";
import { type RequestContext, requestContext } from "./request-context.ts";
import { withoutHandover } from "./static-routes.ts";

const routes = withRefusals(withoutHandover(build.routes));
const handleAny = createRequestHandler({ ...build, routes }, import.meta.env.MODE);

/** The router tries its routes one after the other: a public page need not wait for the staff's. */
const handleSite = createRequestHandler(
  { ...build, routes: publicRoutes(routes) },
  import.meta.env.MODE,
);

function publicRoutes(routes: ServerBuild["routes"]): ServerBuild["routes"] {
  const isPublic = (id: string) => matchOfRoute(pathOf(routes, id))?.area.identity !== "staff";
  return Object.fromEntries(Object.entries(routes).filter(([id]) => isPublic(id)));
}

/** With those of the routes around it, as app/routes.ts nests them. */
function pathOf(routes: ServerBuild["routes"], id: string): string {
  const route = routes[id];
  const above = route?.parentId === undefined ? "/" : pathOf(routes, route.parentId);
  return route?.path ? `${above === "/" ? "" : above}/${route.path}` : above;
}

/**
 * The public origin replaces the request's scheme and host: behind a proxy that ends TLS the
 * socket's own would make every form fail React Router's origin check.
 */
export function route(
  { area }: RouteMatch,
  url: URL,
  request: RequestInit,
  context: RequestContext,
): Promise<Response> {
  const address = new URL(url.pathname + url.search, context.origin);
  const provider = new RouterContextProvider();
  provider.set(requestContext, context);
  const handle = area.identity === "staff" ? handleAny : handleSite;
  const forwarded = new Request(address, request);
  // The gate let it pass, cookies do not count here: the router's own check has nothing to add.
  if (area.takesForeignForms)
    for (const name of ["origin", "cookie"]) forwarded.headers.delete(name);
  return handle(forwarded, provider);
}
