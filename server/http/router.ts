import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { withRefusals } from "./checks/refusals.ts";
import { matchOfRoute, type RouteMatch } from "./checks/route-match.ts";
import { type RequestContext, requestContext } from "./request-context.ts";
import { withoutHandover } from "./static-routes.ts";

const routes = withRefusals(withoutHandover(build.routes));
const handleAny = createRequestHandler({ ...build, routes }, import.meta.env.MODE);

/** The router tries its routes in order, so public pages have a shorter list without the back office's routes. */
const handleSite = createRequestHandler(
  { ...build, routes: publicRoutes(routes) },
  import.meta.env.MODE,
);

function publicRoutes(routes: ServerBuild["routes"]): ServerBuild["routes"] {
  const isPublic = (id: string) => matchOfRoute(pathOf(routes, id))?.area.identity !== "staff";
  return Object.fromEntries(Object.entries(routes).filter(([id]) => isPublic(id)));
}

function pathOf(routes: ServerBuild["routes"], id: string): string {
  const route = routes[id];
  const above = route?.parentId === undefined ? "/" : pathOf(routes, route.parentId);
  return route?.path ? `${above === "/" ? "" : above}/${route.path}` : above;
}

/** Gives React Router the public origin. Behind a TLS proxy, it would otherwise refuse every form. */
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
  // React Router would refuse a foreign Origin. Cookies are removed, because the URL's token authorises the request.
  if (area.takesForeignForms)
    for (const name of ["origin", "cookie"]) forwarded.headers.delete(name);
  return handle(forwarded, provider);
}
