/** What every public page knows about the clinic: read once by the layout, used by any part. */
import { type useLoaderData, useRouteLoaderData } from "react-router";
import type { loader } from "./layout.tsx";

export type Site = ReturnType<typeof useLoaderData<typeof loader>>;

/** @throws where a component stands outside the public layout. */
export function useSite(): Site {
  const site = useRouteLoaderData<typeof loader>("site/layout");
  if (!site) throw new Error("useSite outside the public layout");
  return site;
}
