/** Computes the palette. Links and buttons get the lightest shade with 4.5:1 contrast (WCAG 2.2, 1.4.3). */
import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode,
  wcagContrast,
} from "culori/fn";
import type { CoresPrincipais } from "./configuracoes-site.ts";

const STEPS = {
  50: 0.979,
  100: 0.955,
  200: 0.91,
  300: 0.845,
  400: 0.76,
  500: 0.67,
  600: 0.555,
  700: 0.49,
  800: 0.405,
  900: 0.325,
  950: 0.215,
} as const;

type Step = keyof typeof STEPS;
type Scale = Record<Step, string>;

const LIGHT_TO_DARK = Object.keys(STEPS).map(Number) as Step[];
const READABLE = 4.5;
const WHITE = "#ffffff";
const TRACE = 0.012;

// Loads only the colour spaces that are used, because browsers download this module for the settings' screen.
for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) useMode(mode);

const toOklch = converter("oklch");

function parse(hex: string): Oklch {
  return toOklch(hex) ?? { mode: "oklch", l: 0.5, c: 0 };
}

function scaleOf({ h, c }: Oklch, chroma = c): Scale {
  return Object.fromEntries(
    LIGHT_TO_DARK.map((step) => {
      const l = STEPS[step];
      const share = Math.min(1, 4 * (1 - l), 0.35 + 1.3 * l);
      return [step, formatHex(clampChroma({ mode: "oklch", l, c: chroma * share, h }, "oklch"))];
    }),
  ) as Scale;
}

function first(
  scale: Scale,
  steps: readonly Step[],
  grounds: readonly string[],
): string | undefined {
  return steps
    .map((step) => scale[step])
    .find((color) => grounds.every((ground) => wcagContrast(color, ground) >= READABLE));
}

function paper({ h, c }: Oklch, l: number, chroma: number): string {
  return formatHex(clampChroma({ mode: "oklch", l, c: Math.min(c, chroma), h }, "oklch"));
}

function darker(scale: Scale, color: string): string {
  const index = LIGHT_TO_DARK.findIndex((step) => scale[step] === color);
  return scale[LIGHT_TO_DARK[index + 1] ?? 950];
}

export function palette(cores: CoresPrincipais): Record<string, string> {
  const chosen = parse(cores.primaria);
  const primaria = scaleOf(chosen);
  const secundaria = scaleOf(parse(cores.secundaria));
  const neutro = scaleOf(chosen, Math.min(chosen.c, TRACE));
  const tinta = primaria[950];
  const fundo = paper(chosen, 0.963, 0.012);
  const text = first(primaria, LIGHT_TO_DARK, [WHITE, fundo, primaria[50]]) ?? tinta;
  const botao = first(primaria, LIGHT_TO_DARK, [WHITE]) ?? tinta;
  const tokens: Record<string, string> = {
    papel: paper(chosen, 0.985, 0.004),
    "papel-fundo": fundo,
    tinta,
    foco: text,
    "texto-primaria": text,
    botao,
    "botao-forte": darker(primaria, botao),
    "sobre-botao": WHITE,
    brilho: first(secundaria, LIGHT_TO_DARK.slice(0, 5).reverse(), [tinta]) ?? WHITE,
  };
  for (const [name, scale] of Object.entries({ primaria, secundaria, neutro })) {
    for (const [step, color] of Object.entries(scale)) tokens[`${name}-${step}`] = color;
  }
  return tokens;
}

export const CONTRASTE_MINIMO = READABLE;

export interface Contraste {
  onde: string;
  texto: string;
  fundo: string;
  razao: number;
}

export function contrastes(tokens: Record<string, string>): Contraste[] {
  const pair = (onde: string, text: string, ground: string): Contraste => {
    const [texto, fundo] = [tokens[text] ?? WHITE, tokens[ground] ?? WHITE];
    return { onde, texto, fundo, razao: wcagContrast(texto, fundo) };
  };
  return [
    pair("Texto corrido", "tinta", "papel"),
    pair("Links", "texto-primaria", "papel-fundo"),
    pair("Botões", "sobre-botao", "botao"),
    pair("Destaques na faixa escura", "brilho", "tinta"),
  ];
}

export function contrasteComBranco(cor: string): number {
  return wcagContrast(WHITE, cor);
}

/** Writes only computed #rrggbb values, so that the stored text of a colour never becomes CSS. */
export function paletteCss(cores: CoresPrincipais): string {
  const rules = Object.entries(palette(cores)).map(([name, hex]) => `--color-${name}:${hex}`);
  return `:root{${rules.join(";")}}`;
}
