import type { Plugin } from "vite";
import { ICONES } from "#domain/clinica/icones.ts";
import { OWN_DRAWINGS } from "../../../app/ui/icon-drawings.ts";
import { lucideDrawing } from "./lucide.ts";

const ID = "virtual:icone-drawings";
const RESOLVED = `\0${ID}`;

export function iconeDrawings(): Plugin {
  return {
    name: "clinica:icone-drawings",
    resolveId(id) {
      return id === ID ? RESOLVED : undefined;
    },
    load(id) {
      if (id !== RESOLVED) return undefined;
      // Public pages run no framework in the browser, so only the server renders these drawings.
      if (this.environment.name === "client") return "export const iconeDrawings = {};";
      const drawings = Object.keys(ICONES).map((name) => [name, lucideDrawing(name)]);
      const all = { ...Object.fromEntries(drawings), dot: OWN_DRAWINGS.dot };
      return `export const iconeDrawings = ${JSON.stringify(all)};`;
    },
  };
}
