declare module "virtual:browser-entries" {
  export const browserEntries: Readonly<
    Record<"site" | "anexos" | "compartilhado" | "foto" | "imagens" | "verificar", string>
  >;
}

declare module "virtual:icone-drawings" {
  import type { Icone } from "#domain/clinica/icones.ts";

  /** SVG elements in a box of 24 x 24. */
  export const iconeDrawings: Readonly<Record<Icone | "dot", string>>;
}

declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";

  const build: ServerBuild;
  export = build;
}
