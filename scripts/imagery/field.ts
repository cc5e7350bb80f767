/** A grey picture in floats, with the few operations that the generators share. */
import { normal, type Random } from "./random.ts";

export type Field = { width: number; height: number; data: Float32Array };

export function createField(width: number, height: number, value = 0): Field {
  return { width, height, data: new Float32Array(width * height).fill(value) };
}

export function mapField(field: Field, fn: (value: number, x: number, y: number) => number): Field {
  const out = createField(field.width, field.height);
  for (let y = 0, i = 0; y < field.height; y++) {
    for (let x = 0; x < field.width; x++, i++) out.data[i] = fn(field.data[i] as number, x, y);
  }
  return out;
}

export function whiteNoise(width: number, height: number, random: Random): Field {
  const out = createField(width, height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = normal(random);
  return out;
}

/** Close to a Gaussian: three running means along each axis. */
export function blur(field: Field, sigmaX: number, sigmaY = sigmaX): Field {
  let out = field;
  for (let pass = 0; pass < 3; pass++) out = boxRows(out, boxRadius(sigmaX));
  out = transpose(out);
  for (let pass = 0; pass < 3; pass++) out = boxRows(out, boxRadius(sigmaY));
  return transpose(out);
}

function boxRadius(sigma: number): number {
  return Math.max(0, (Math.sqrt(4 * sigma * sigma + 1) - 1) / 2);
}

/** Running mean with a fractional radius, so that small blurs exist too. */
function boxRows({ width, height, data }: Field, radius: number): Field {
  if (radius < 0.01) return { width, height, data };
  const out = createField(width, height);
  const whole = Math.floor(radius);
  const part = radius - whole;
  const norm = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const at = (x: number) => data[row + Math.min(width - 1, Math.max(0, x))] as number;
    let sum = 0;
    for (let x = -whole; x <= whole; x++) sum += at(x);
    for (let x = 0; x < width; x++) {
      out.data[row + x] = (sum + part * (at(x - whole - 1) + at(x + whole + 1))) * norm;
      sum += at(x + whole + 1) - at(x - whole);
    }
  }
  return out;
}

function transpose({ width, height, data }: Field): Field {
  const out = createField(height, width);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) out.data[x * height + y] = data[y * width + x] as number;
  }
  return out;
}

/** Scales to mean 0 and deviation 1. */
function normalise(field: Field): Field {
  let sum = 0;
  let squares = 0;
  for (const v of field.data) {
    sum += v;
    squares += v * v;
  }
  const mean = sum / field.data.length;
  const deviation = Math.sqrt(squares / field.data.length - mean * mean) || 1;
  return mapField(field, (v) => (v - mean) / deviation);
}

/** Cloudy noise of one grain size (in pixels), mean 0 and deviation 1. */
export function softNoise(width: number, height: number, grain: number, random: Random): Field {
  return normalise(blur(whiteNoise(width, height, random), grain));
}

/** Winding stripes, like the folds of a cortex: noise that is sharpened again and again. */
export function labyrinth(size: number, wavelength: number, random: Random, rounds = 14): Field {
  let field = whiteNoise(size, size, random);
  for (let round = 0; round < rounds; round++) {
    const fine = blur(field, wavelength * 0.16);
    const coarse = blur(field, wavelength * 0.3);
    field = mapField(fine, (v, x, y) => v - (coarse.data[y * size + x] as number));
    field = mapField(normalise(field), (v) => Math.tanh(1.3 * v));
  }
  return blur(field, wavelength * 0.08);
}

/** The value between pixels; outside is `beyond`. */
export function sample({ width, height, data }: Field, x: number, y: number, beyond = 0): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  if (x0 < 0 || y0 < 0 || x0 >= width - 1 || y0 >= height - 1) return beyond;
  const fx = x - x0;
  const fy = y - y0;
  const i = y0 * width + x0;
  const top = (data[i] as number) * (1 - fx) + (data[i + 1] as number) * fx;
  const bottom = (data[i + width] as number) * (1 - fx) + (data[i + width + 1] as number) * fx;
  return top * (1 - fy) + bottom * fy;
}

export function smoothstep(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}
