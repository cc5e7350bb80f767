import type { ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
export type Route = NonNullable<Routes[string]>;
export type Load = NonNullable<Route["module"]["loader"]>;

export function wrapRoutes(routes: Routes, wrap: (load: Load, route: Route) => Load): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      if (!route) return [id, route];
      const { loader, action } = route.module;
      const module = {
        ...route.module,
        ...(loader && { loader: wrap(loader, route) }),
        ...(action && { action: wrap(action, route) }),
      };
      return [id, { ...route, module }];
    }),
  );
}
