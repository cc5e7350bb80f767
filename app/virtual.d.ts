declare module "virtual:browser-entries" {
  /** Maps the names in scripts/vite/browser-entries.ts to the URLs of the built scripts. */
  export const browserEntries: Readonly<
    Record<"site" | "anexos" | "compartilhado" | "foto" | "imagens" | "verificar", string>
  >;
}

declare module "virtual:icone-drawings" {
  import type { Icone } from "#domain/clinica/icones.ts";

  /** The SVG elements of each icon that the clinic may choose, drawn in a box of 24 x 24. */
  export const iconeDrawings: Readonly<Record<Icone | "dot", string>>;
}

declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";

  const build: ServerBuild;
  export = build;
}
