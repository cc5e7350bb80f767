/** The lower back from the side: bodies and discs in a slow curve, the bright canal behind. */
import { blur, type Field, sample, softNoise } from "./field.ts";
import { seeded } from "./random.ts";
import { blob, createSlice, inset, paint, rind, type Shape, type Slice, strand } from "./slice.ts";

/** Where the column runs: x for a height y from -1 to 1. */
const curve = (y: number) =>
  -0.1 + 0.1 * Math.sin(y * 2.1 - 0.5) + (y > 0.62 ? (y - 0.62) ** 2 * 1.9 : 0);
const lean = (y: number) => Math.atan2(curve(y + 0.02) - curve(y - 0.02), 0.04);

export function spine(size: number, seed: number): Slice {
  const random = seeded(seed);
  const slice = createSlice(size);
  const noise: Field = softNoise(size >> 1, size >> 1, size / 380, random);
  const cloud: Field = softNoise(size >> 1, size >> 1, size / 34, random);
  const fine =
    (level: number, amount: number, broad = 0) =>
    (x: number, y: number) => {
      const [u, v] = [((x + 1) / 2) * (noise.width - 1), ((y + 1) / 2) * (noise.height - 1)];
      return level + amount * sample(noise, u, v) + broad * sample(cloud, u, v);
    };
  const follow = (from: number, to: number): Shape => ({
    depth: (x, y) => Math.min(x - curve(y) - from, to - (x - curve(y))),
    box: [-1, -1, 1, 1],
  });
  paint(slice, follow(-0.62, 0.74), fine(0.2, 0.02, 0.05), 0.12);
  paint(slice, follow(0.5, 0.74), fine(0.62, 0.03, 0.05), 0.05);
  paint(slice, follow(0.3, 0.53), fine(0.26, 0.05, 0.06), 0.05);
  paint(slice, follow(-0.42, -0.16), fine(0.3, 0.03, 0.07), 0.07);
  paint(slice, follow(-0.3, -0.235), 0.06, 0.03);
  paint(slice, follow(0.13, 0.262), 0.7, 0.022);
  paint(slice, follow(0.145, 0.248), 0.86, 0.014);
  const cord: Shape = {
    depth: (x, y) =>
      Math.min(x - curve(y) - 0.172, 0.222 - (x - curve(y))) - Math.max(0, y - 0.0) * 0.09,
    box: [-1, -1, 1, 0.6],
  };
  paint(slice, cord, fine(0.5, 0.02), 0.012);
  for (let k = 0; k < 5; k++) {
    const root = strand([
      [curve(-0.05) + 0.19 + k * 0.008, -0.05, 0.003],
      [curve(0.45) + 0.165 + k * 0.016, 0.45, 0.003],
      [curve(0.95) + 0.16 + k * 0.016, 0.95, 0.002],
    ]);
    paint(slice, root, 0.52, 0.006);
  }
  const step = 0.262;
  for (let i = -1; i < 9; i++) {
    const y = -1.06 + i * step;
    const k = 0.9 + 0.04 * i;
    const o = { turn: -lean(y), power: 3.6, wander: 0.014, random, waves: 3 };
    const bone = blob(curve(y), y, 0.138 * k, 0.094 * k, o);
    paint(slice, bone, 0.1, 0.008);
    paint(slice, inset(bone, 0.011), fine(0.54, 0.028, 0.03), 0.012);
    paint(
      slice,
      strand([
        [curve(y) + 0.06, y, 0.005],
        [curve(y) + 0.125, y, 0.009],
      ]),
      0.3,
      0.012,
    );
    const d = y + step / 2;
    const disc = blob(curve(d), d, 0.143 * k, 0.034 * k, { ...o, turn: -lean(d), power: 2.6 });
    paint(slice, disc, 0.16, 0.008);
    paint(
      slice,
      blob(curve(d) + 0.01, d, 0.09 * k, 0.019 * k, { turn: -lean(d) }),
      i === 5 ? 0.34 : 0.76,
      0.016,
    );
    const process = strand([
      [curve(y) + 0.28, y + 0.05, 0.03],
      [curve(y) + 0.37, y + 0.1, 0.04],
      [curve(y) + 0.47, y + 0.145, 0.036],
    ]);
    paint(slice, process, 0.1, 0.01);
    paint(slice, inset(process, 0.01), fine(0.5, 0.03), 0.012);
  }
  paint(slice, rind(follow(-0.62, 0.755), 0, 0.012), 0.55, 0.012);
  return { size, field: blur(slice.field, size / 1050) };
}
