import { palette } from "#domain/clinica/cores.ts";

type Cores = Parameters<typeof palette>[0];

let last: { key: string; colour: string } | undefined;

/** Caches the last result, because the palette takes a fifth of a page's rendering time and rarely changes. */
export function themeColour(cores: Cores): string {
  const key = `${cores.primaria} ${cores.secundaria}`;
  if (last?.key !== key) last = { key, colour: palette(cores).papel ?? "" };
  return last.colour;
}
