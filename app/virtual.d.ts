declare module "virtual:browser-entries" {
  /** Maps names in scripts/vite/browser-entries.ts to each browser script's address. */
  export const browserEntries: Readonly<Record<"site", string>>;
}

declare module "virtual:icone-drawings" {
  import type { Icone } from "#domain/clinica/icones.ts";

  /** Shapes inside a 24 x 24 view box, of each icon that the clinic may choose. */
  export const iconeDrawings: Readonly<Record<Icone | "dot", string>>;
}

declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";

  const build: ServerBuild;
  export = build;
}
