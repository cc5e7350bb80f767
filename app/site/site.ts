import { createContext, use } from "react";
import { type useLoaderData, useRouteLoaderData } from "react-router";
import type { loadLayout } from "./load-site.ts";

export type Site = ReturnType<typeof useLoaderData<typeof loadLayout>>;

/** The data for previews, which render a part of the site outside the public layout. */
export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const loaded = useRouteLoaderData<typeof loadLayout>("site/frame/layout");
  const site = use(SiteContext) ?? loaded;
  if (!site) throw new Error("useSite outside the public layout");
  return site;
}
