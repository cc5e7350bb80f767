/**
 * Computes the palette. Links and buttons get the chosen colour if it has a contrast of 4.5:1 (WCAG 2.2, 1.4.3), and
 * otherwise its lightest shade that has.
 */
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
/** A difference of lightness that people see between two shades. */
const VISIBLE = 0.04;

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

function first(colours: readonly string[], grounds: readonly string[]): string | undefined {
  return colours.find((color) =>
    grounds.every((ground) => wcagContrast(color, ground) >= READABLE),
  );
}

function shades(scale: Scale, steps: readonly Step[] = LIGHT_TO_DARK): string[] {
  return steps.map((step) => scale[step]);
}

function paper({ h, c }: Oklch, l: number, chroma: number): string {
  return formatHex(clampChroma({ mode: "oklch", l, c: Math.min(c, chroma), h }, "oklch"));
}

/** A shade that is visibly darker, for a button under the pointer. */
function darker(scale: Scale, color: string): string {
  const { l } = parse(color);
  return shades(scale).find((shade) => parse(shade).l < l - VISIBLE) ?? scale[950];
}

export function palette(cores: CoresPrincipais): Record<string, string> {
  const chosen = parse(cores.primaria);
  const primaria = scaleOf(chosen);
  const secundaria = scaleOf(parse(cores.secundaria));
  const neutro = scaleOf(chosen, Math.min(chosen.c, TRACE));
  const tinta = primaria[950];
  const fundo = paper(chosen, 0.963, 0.012);
  const own = [formatHex(chosen), ...shades(primaria)];
  const text = first(own, [WHITE, fundo, primaria[50]]) ?? tinta;
  const botao = first(own, [WHITE]) ?? tinta;
  const tokens: Record<string, string> = {
    papel: paper(chosen, 0.985, 0.004),
    "papel-fundo": fundo,
    tinta,
    foco: text,
    "texto-primaria": text,
    botao,
    "botao-forte": darker(primaria, botao),
    "sobre-botao": WHITE,
    brilho: first(shades(secundaria, LIGHT_TO_DARK.slice(0, 5).reverse()), [tinta]) ?? WHITE,
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
