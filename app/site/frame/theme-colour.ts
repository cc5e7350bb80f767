/** The colour of a phone's address bar: the page's background. */
import { palette } from "#domain/clinica/cores.ts";

type Cores = Parameters<typeof palette>[0];

let last: { key: string; colour: string } | undefined;

/** The palette costs a fifth of a page's rendering, and the clinic's colours hardly ever change. */
export function themeColour(cores: Cores): string {
  const key = `${cores.primaria} ${cores.secundaria}`;
  if (last?.key !== key) last = { key, colour: palette(cores).papel ?? "" };
  return last.colour;
}
