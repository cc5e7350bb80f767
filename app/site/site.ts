/** What every public page knows about the clinic: read once by the layout, used by any part. */
import { createContext, use } from "react";
import { type useLoaderData, useRouteLoaderData } from "react-router";
import type { loader } from "./frame/layout.tsx";

export type Site = ReturnType<typeof useLoaderData<typeof loader>>;

/** For a part that is shown outside the public layout, as in a preview of it. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** @throws where a component stands neither in the public layout nor in a preview */
export function useSite(): Site {
  const loaded = useRouteLoaderData<typeof loader>("site/frame/layout");
  const site = use(SiteContext) ?? loaded;
  if (!site) throw new Error("useSite outside the public layout");
  return site;
}
