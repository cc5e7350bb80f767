/** Passes what the public layout's loader read about the clinic to any part of a page. */
import { createContext, use } from "react";
import { type useLoaderData, useRouteLoaderData } from "react-router";
import type { loadLayout } from "./load-site.ts";

export type Site = ReturnType<typeof useLoaderData<typeof loadLayout>>;

/** Provided by the preview of a part, which is shown outside the public layout. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** @throws where a component is neither in the public layout nor in a preview */
export function useSite(): Site {
  const loaded = useRouteLoaderData<typeof loadLayout>("site/frame/layout");
  const site = use(SiteContext) ?? loaded;
  if (!site) throw new Error("useSite outside the public layout");
  return site;
}
