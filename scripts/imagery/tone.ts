/** The clinic's colours in OKLCH, and the step from a grey field to a coloured picture. */
import { converter, toGamut } from "culori";
import sharp, { type Sharp } from "sharp";
import type { Field } from "./field.ts";

type Oklch = readonly [l: number, c: number, h: number];
type Stop = readonly [at: number, colour: Oklch];
export type Ramp = readonly Stop[];

const fit = toGamut("rgb", "oklch");
const toRgb = converter("rgb");

const INK: Oklch = [0.18, 0.035, 240];

/** Ink, then the primary, then the secondary, then light: one screen that glows. */
export const GLOW: Ramp = [
  [0, INK],
  [0.16, [0.27, 0.055, 240]],
  [0.4, [0.47, 0.098, 238]],
  [0.62, [0.66, 0.125, 231]],
  [0.82, [0.82, 0.105, 215]],
  [1, [0.98, 0.022, 205]],
];

/** Leans to the secondary colour. */
export const SEA: Ramp = [
  [0, INK],
  [0.16, [0.27, 0.05, 228]],
  [0.4, [0.47, 0.085, 218]],
  [0.65, [0.68, 0.11, 212]],
  [0.85, [0.85, 0.085, 205]],
  [1, [0.98, 0.02, 200]],
];

/** Film on paper: dark where the glow would be. */
export const PAPER_RAMP: Ramp = [
  [0, [0.972, 0.008, 225]],
  [0.3, [0.9, 0.03, 225]],
  [0.65, [0.68, 0.105, 230]],
  [1, [0.36, 0.085, 240]],
];

function lookup(ramp: Ramp): Uint8Array {
  const table = new Uint8Array(4096 * 3);
  for (let i = 0; i < 4096; i++) {
    const v = i / 4095;
    const next = Math.max(
      1,
      ramp.findIndex(([at]) => at >= v),
    );
    const [a, from] = ramp[next - 1] as Stop;
    const [b, to] = ramp[next] as Stop;
    const t = (v - a) / (b - a);
    const at = (k: 0 | 1 | 2) => from[k] + (to[k] - from[k]) * t;
    const { r, g, b: blue } = toRgb(fit({ mode: "oklch", l: at(0), c: at(1), h: at(2) }));
    table.set([Math.round(r * 255), Math.round(g * 255), Math.round(blue * 255)], i * 3);
  }
  return table;
}

/** Values 0 to 1 become colours; what is beyond is cut. */
export function tint({ width, height, data }: Field, ramp: Ramp = GLOW): Sharp {
  const table = lookup(ramp);
  const bytes = Buffer.alloc(width * height * 3);
  for (let i = 0; i < data.length; i++) {
    const v = Math.min(1, Math.max(0, data[i] as number));
    const k = Math.round(v * 4095) * 3;
    bytes[i * 3] = table[k] as number;
    bytes[i * 3 + 1] = table[k + 1] as number;
    bytes[i * 3 + 2] = table[k + 2] as number;
  }
  return sharp(bytes, { raw: { width, height, channels: 3 } });
}
