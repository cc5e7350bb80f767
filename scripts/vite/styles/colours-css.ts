import { palette } from "#domain/clinica/cores.ts";
import { DEFAULT_CONFIGURACOES } from "../../../domain/defaults/configuracoes.ts";

export function defaultColoursCss(): string {
  const rules = Object.entries(palette(DEFAULT_CONFIGURACOES.cores_principais)).map(
    ([name, hex]) => `  --color-${name}: ${hex};`,
  );
  return `@theme {\n${rules.join("\n")}\n}\n`;
}
