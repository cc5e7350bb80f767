/** From a slice to a piece of film: window, placing, glow, light lines, grain. */
import { blur, createField, type Field, mapField, sample, smoothstep } from "./field.ts";
import { normal, type Random } from "./random.ts";

/** Spreads the values between two levels over the whole range, with soft shoulders. */
export function windowed(field: Field, low: number, high: number, gamma = 1): Field {
  return mapField(field, (v) => {
    const t = Math.max(0, (v - low) / (high - low));
    return (t > 0.85 ? 0.85 + 0.15 * Math.tanh((t - 0.85) / 0.15) : t) ** gamma;
  });
}

export type Place = { cx: number; cy: number; size: number; turn?: number };

/** Adds a square picture into a frame; `fade` (0 to 1) may dim it from place to place. */
export function place(
  frame: Field,
  picture: Field,
  { cx, cy, size, turn = 0 }: Place,
  fade: (x: number, y: number) => number = () => 1,
): void {
  const cos = Math.cos(turn) * (picture.width / size);
  const sin = Math.sin(turn) * (picture.width / size);
  for (let y = 0, i = 0; y < frame.height; y++) {
    for (let x = 0; x < frame.width; x++, i++) {
      const u = (x - cx) * cos + (y - cy) * sin + picture.width / 2;
      const v = (y - cy) * cos - (x - cx) * sin + picture.height / 2;
      const value = sample(picture, u, v);
      if (value > 0) frame.data[i] = (frame.data[i] as number) + value * fade(x, y);
    }
  }
}

/** The halo round a lit screen: what is bright bleeds, wide and faint. */
export function glow(frame: Field, sigma: number, amount: number): Field {
  const small = shrink(frame, 4);
  const halo = blur(small, sigma / 4);
  return mapField(frame, (v, x, y) => {
    const light = sample(
      halo,
      Math.min(x / 4, halo.width - 1.01),
      Math.min(y / 4, halo.height - 1.01),
    );
    return v + amount * light * (1 - 0.6 * Math.min(1, v));
  });
}

function shrink(field: Field, by: number): Field {
  const out = createField(Math.ceil(field.width / by), Math.ceil(field.height / by));
  const soft = blur(field, by / 2);
  return mapField(out, (_, x, y) => {
    const sx = Math.min(field.width - 1, x * by);
    const sy = Math.min(field.height - 1, y * by);
    return soft.data[sy * field.width + sx] as number;
  });
}

/** Fine grain, strongest in the middle tones, absent in the dark so that ink stays ink. */
export function grain(frame: Field, amount: number, random: Random): Field {
  return mapField(frame, (v) => {
    const weight = smoothstep(0.04, 0.4, v) * (1 - 0.6 * smoothstep(0.7, 1, v));
    return v + normal(random) * amount * weight;
  });
}

/** Turned towards 0 at the edges of the frame, so that it melts into the page's ink. */
export function vignette(frame: Field, margin: number): Field {
  const { width, height } = frame;
  return mapField(frame, (v, x, y) => {
    const edge = Math.min(x, y, width - 1 - x, height - 1 - y);
    return v * smoothstep(0, margin, edge);
  });
}
