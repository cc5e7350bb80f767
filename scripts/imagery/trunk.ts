/** What every slice of the trunk is built of: wall, vertebra, ribs, vessels that fork. */
import { blur, type Field, sample, softNoise } from "./field.ts";
import { between, type Random } from "./random.ts";
import { blob, both, either, inset, paint, rind, type Shape, type Slice, strand } from "./slice.ts";

export const FAT = 0.17;
export const MUSCLE = 0.43;
export const BONE = 0.9;

export type Texture = (level: number, amount: number) => (x: number, y: number) => number;

export function textures(size: number, grain: number, random: Random): Texture {
  const noise: Field = softNoise(size >> 1, size >> 1, grain, random);
  return (level, amount) => (x, y) =>
    level +
    amount * sample(noise, ((x + 1) / 2) * (noise.width - 1), ((y + 1) / 2) * (noise.height - 1));
}

/** Skin, fat, a ring of muscle and what lies within: the frame of both slices. */
export function trunk(slice: Slice, body: Shape, fine: Texture, fat: number): Shape {
  paint(slice, body, 0.36, 0.005);
  paint(slice, inset(body, 0.012), fine(FAT, 0.02), 0.006);
  const wall = inset(body, fat);
  paint(slice, wall, fine(MUSCLE, 0.03), 0.012);
  paint(slice, rind(wall, 0.03, 0.038), fine(FAT + 0.06, 0.02), 0.006);
  return inset(wall, 0.075);
}

export function vertebra(slice: Slice, y: number, fine: Texture, k = 1): void {
  const body = blob(0, y, 0.105 * k, 0.085 * k, { power: 2.4 });
  const arch = either(
    strand([
      [0, y + 0.2 * k, 0.02],
      [0, y + 0.3 * k, 0.016],
    ]),
    strand([
      [-0.07 * k, y + 0.07 * k, 0.028],
      [-0.075 * k, y + 0.15 * k, 0.03],
      [0, y + 0.21 * k, 0.024],
    ]),
    strand([
      [0.07 * k, y + 0.07 * k, 0.028],
      [0.075 * k, y + 0.15 * k, 0.03],
      [0, y + 0.21 * k, 0.024],
    ]),
    strand([
      [-0.08 * k, y + 0.11 * k, 0.024],
      [-0.19 * k, y + 0.13 * k, 0.016],
    ]),
    strand([
      [0.08 * k, y + 0.11 * k, 0.024],
      [0.19 * k, y + 0.13 * k, 0.016],
    ]),
  );
  paint(slice, arch, BONE, 0.012);
  paint(slice, inset(arch, 0.013), fine(0.66, 0.06), 0.01);
  paint(slice, blob(0, y + 0.125 * k, 0.05 * k, 0.042 * k), 0.34, 0.012);
  paint(slice, body, BONE, 0.012);
  paint(slice, inset(body, 0.016), fine(0.66, 0.05), 0.012);
}

/** Cut ribs: short bright bows that follow the wall. */
export function ribs(
  slice: Slice,
  rx: number,
  ry: number,
  cy: number,
  at: readonly number[],
): void {
  for (const [i, a] of at.entries()) {
    const span = i % 3 === 0 ? 0.13 : 0.085;
    const point = (t: number, r: number) => [rx * Math.cos(t), cy + ry * Math.sin(t), r] as const;
    const bow = strand([point(a - span, 0.014), point(a, 0.022), point(a + span, 0.014)]);
    paint(slice, bow, BONE, 0.009);
    paint(slice, inset(bow, 0.011), 0.62, 0.007);
  }
}

/** Vessels that fork and thin out, kept inside a shape. */
export function branches(
  slice: Slice,
  inside: Shape,
  random: Random,
  root: { x: number; y: number; angle: number; r: number; length: number },
  level: number,
  depth = 6,
): void {
  const { x, y, angle, r, length } = root;
  if (depth === 0 || r < 0.0016 || inside.depth(x, y) < 0.004) return;
  const bend = between(random, -0.3, 0.3);
  const mx = x + Math.cos(angle + bend / 2) * length * 0.5;
  const my = y + Math.sin(angle + bend / 2) * length * 0.5;
  const ex = x + Math.cos(angle + bend) * length;
  const ey = y + Math.sin(angle + bend) * length;
  const twig = strand([
    [x, y, r],
    [mx, my, r * 0.88],
    [ex, ey, r * 0.74],
  ]);
  paint(slice, both(twig, inside), level, Math.max(0.004, r * 0.8), Math.min(1, 0.45 + r * 60));
  for (const side of [-1, 1]) {
    const next = {
      x: ex,
      y: ey,
      angle: angle + bend + side * between(random, 0.22, 0.72),
      r: r * between(random, 0.6, 0.8),
      length: length * between(random, 0.66, 0.9),
    };
    branches(slice, inside, random, next, level, depth - 1);
  }
}

/** The small blur of a real detector. */
export function finish(slice: Slice, size: number): Slice {
  return { size, field: blur(slice.field, size / 1150) };
}
