/**
 * The palette of the default colours, which the main stylesheet holds so that only a clinic with
 * colours of its own costs its visitors a second one.
 */
import { palette } from "#domain/clinica/cores.ts";
import { DEFAULT_CONFIGURACOES } from "../../domain/defaults/configuracoes.ts";

/** The default palette as Tailwind's theme. */
export function defaultColoursCss(): string {
  const rules = Object.entries(palette(DEFAULT_CONFIGURACOES.cores_principais)).map(
    ([name, hex]) => `  --color-${name}: ${hex};`,
  );
  return `@theme {\n${rules.join("\n")}\n}\n`;
}
