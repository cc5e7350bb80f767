/** Wide pieces for the first screen: a lit slice on ink, room for words at the left. */
import type { Sharp } from "sharp";
import { createField, type Field, smoothstep } from "./field.ts";
import { glow, grain, place, vignette, windowed } from "./film.ts";
import { crosshair, scanCircle, trace } from "./light.ts";
import { seeded } from "./random.ts";
import { GLOW, type Ramp, tint } from "./tone.ts";

export type HeroOptions = {
  width: number;
  height: number;
  /** Middle of the slice and its diameter, as shares of the height (x is of the width). */
  cx: number;
  cy: number;
  size: number;
  turn?: number;
  level?: number;
  ramp?: Ramp;
  seed: number;
  /** Radius of the scan circle, as a share of the slice's square; 0 leaves it out. */
  circle?: number;
};

export function hero(picture: Field, o: HeroOptions): Sharp {
  const { width, height, turn = 0, level = 1, circle = 0.5 } = o;
  const cx = o.cx * width;
  const cy = o.cy * height;
  const size = o.size * height;
  let frame = createField(width, height);
  const light = (x: number, y: number) => {
    const u = ((x - cx) * 0.85 - (y - cy) * 0.5) / size;
    return level * (0.5 + 0.56 * smoothstep(-0.5, 0.35, u));
  };
  place(frame, picture, { cx, cy, size, turn }, light);
  frame = glow(frame, size * 0.09, 0.32);
  frame = grain(frame, 0.012, seeded(o.seed));
  if (circle > 0) {
    const r = size * circle;
    scanCircle(frame, { cx, cy, r, level: 0.34 });
    scanCircle(frame, { cx, cy, r: r * 1.28, level: 0.1, lit: 2.4 });
    crosshair(frame, cx, cy, r * 1.55, 0.14);
    const sweep = [
      [cx - r * 2.6, cy],
      [cx, cy],
    ] as const;
    trace(frame, sweep, 0.9, (t) => 0.26 * t ** 1.8);
  }
  return tint(vignette(frame, height * 0.06), o.ramp ?? GLOW);
}

export function film(picture: Field, low = 0.04, high = 0.94, gamma = 1.25): Field {
  return windowed(picture, low, high, gamma);
}
