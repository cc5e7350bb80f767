declare module "virtual:browser-entries" {
  /** Address of each browser script by its name in scripts/vite/browser-entries.ts. */
  export const browserEntries: Readonly<Record<"site", string>>;
}

declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";

  const build: ServerBuild;
  export = build;
}
