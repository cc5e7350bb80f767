/**
 * Writes app/styles/colours.css: the palette of the default colours, which the main stylesheet
 * holds so that only a clinic with colours of its own costs its visitors a second one.
 */
import { writeFileSync } from "node:fs";
import { palette } from "#domain/cores.ts";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";

/** The stylesheet's text; a test holds the file against it. */
export function defaultColoursCss(): string {
  const rules = Object.entries(palette(DEFAULT_CONFIGURACOES.cores_principais)).map(
    ([name, hex]) => `  --color-${name}: ${hex};`,
  );
  return `/* Made by scripts/make-colours.ts from the default colours. */\n@theme {\n${rules.join("\n")}\n}\n`;
}

if (import.meta.main) writeFileSync("app/styles/colours.css", defaultColoursCss());
