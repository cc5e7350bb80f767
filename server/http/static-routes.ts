/**
 * The routes as the public site needs them. The router encodes what loaders and actions return for
 * the browser on every rendering, also for pages whose browser never asks for it.
 */
import type { ServerBuild } from "react-router";
import { type Load, type Route, wrapRoutes } from "#server/http/wrap-routes.ts";

type Routes = ServerBuild["routes"];

/**
 * Hides from the encoder, but not from the page, what routes that are never hydrated return. A route
 * without a page of its own answers scripts, so what it says is left alone.
 */
export function withoutHandover(routes: Routes): Routes {
  return wrapRoutes(routes, (load, route) => {
    const isPage = route.module.default !== undefined;
    return isPage && !isHydrated(routes, route) ? hiding(load) : load;
  });
}

function isHydrated(routes: Routes, route: Route): boolean {
  const handle = route.module.handle as { hydrates?: boolean } | undefined;
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return handle?.hydrates === true || (parent !== undefined && isHydrated(routes, parent));
}

function hiding(load: Load): Load {
  return async (args) => {
    const result = await load(args);
    if (isPlain(result)) return hidden(result);
    // What `data()` gives: the status stays, and what it carries is hidden.
    if (isWithInit(result) && isPlain(result.data)) result.data = hidden(result.data);
    return result;
  };
}

const HIDDEN = Symbol("hidden");

/** The encoder walks what has a name; a symbol has none. */
function hidden(value: object): object {
  return { [HIDDEN]: value };
}

/** What a route returned, for whoever renders it. */
export function shown(value: unknown): unknown {
  return (value as { [HIDDEN]?: unknown } | null | undefined)?.[HIDDEN] ?? value;
}

function isPlain(value: unknown): value is object {
  return (
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

function isWithInit(value: unknown): value is { type: string; data: unknown } {
  return (value as { type?: unknown } | null)?.type === "DataWithResponseInit";
}
