/** Keeps React Router from serialising loaders' data into public pages, which are never hydrated. */
import type { ServerBuild } from "react-router";
import { type Load, type Route, wrapRoutes } from "#server/http/wrap-routes.ts";

type Routes = ServerBuild["routes"];

/** Routes without a component stay as they are, because scripts read their data. */
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
    if (isWithInit(result) && isPlain(result.data)) result.data = hidden(result.data);
    return result;
  };
}

const HIDDEN = Symbol("hidden");

/** The serialiser skips properties whose key is a symbol. */
function hidden(value: object): object {
  return { [HIDDEN]: value };
}

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
