/** Writes the files `~styles/*.css` when Vite starts, because Tailwind reads imported files from the disk. */
import path from "node:path";
import type { Plugin } from "vite";
import { writeWhole } from "../write-whole.ts";
import { defaultColoursCss } from "./colours-css.ts";
import { adminIconsCss, iconsCss } from "./icons-css.ts";
import { placeholdersCss } from "./placeholders-css.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../../node_modules/.cache/clinica-styles");

export function generatedStyles(): Plugin {
  return {
    name: "clinica:generated-styles",
    async config() {
      const styles = {
        "colours.css": defaultColoursCss(),
        "icons.css": iconsCss(),
        "admin-icons.css": adminIconsCss(),
        "placeholders.css": placeholdersCss(),
      };
      for (const [name, css] of Object.entries(styles)) {
        await writeWhole(path.join(FOLDER, name), css);
      }
      return { resolve: { alias: { "~styles": FOLDER } } };
    },
  };
}
