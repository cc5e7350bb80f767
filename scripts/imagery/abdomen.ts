/** A slice of the abdomen: liver, stomach, spleen, kidneys, bowel. */
import { between, type Random, seeded } from "./random.ts";
import {
  blob,
  both,
  createSlice,
  inset,
  outline,
  paint,
  type Shape,
  type Slice,
  strand,
} from "./slice.ts";
import {
  branches,
  FAT,
  finish,
  MUSCLE,
  ribs,
  type Texture,
  textures,
  trunk,
  vertebra,
} from "./trunk.ts";

export function abdomen(size: number, seed: number): Slice {
  const random = seeded(seed);
  const slice = createSlice(size);
  const fine = textures(size, size / 420, random);
  const body = blob(0, 0, 0.92, 0.68, { power: 2.35, wander: 0.014, random, waves: 3 });
  const cavity = trunk(slice, body, fine, 0.085);
  paint(slice, cavity, fine(FAT, 0.025), 0.014);
  const o = { wander: 0.06, random, waves: 4 };
  for (const s of [-1, 1]) {
    paint(
      slice,
      blob(0.16 * s, 0.47, 0.135, 0.095, { ...o, turn: 0.3 * s }),
      fine(MUSCLE, 0.04),
      0.014,
    );
    paint(slice, blob(0.17 * s, 0.3, 0.055, 0.075, o), fine(MUSCLE, 0.03), 0.014);
  }
  const liver = outline([
    [-0.1, -0.4],
    [-0.38, -0.46],
    [-0.62, -0.32],
    [-0.73, -0.06],
    [-0.7, 0.17],
    [-0.56, 0.31],
    [-0.42, 0.24],
    [-0.36, 0.06],
    [-0.2, -0.02],
    [-0.02, -0.16],
    [0.12, -0.28],
    [0.06, -0.38],
  ]);
  paint(slice, liver, fine(0.57, 0.028), 0.012);
  for (const [x, y, angle] of [
    [-0.22, -0.06, 2.9],
    [-0.24, -0.1, 3.6],
    [-0.2, -0.12, 4.3],
    [-0.28, 0.02, 2.3],
  ] as const) {
    branches(slice, inset(liver, 0.02), random, { x, y, angle, r: 0.021, length: 0.13 }, 0.72, 6);
  }
  paint(slice, blob(-0.2, -0.17, 0.055, 0.085, { ...o, turn: 0.7 }), 0.3, 0.012);
  const spleen = outline([
    [0.56, 0.02],
    [0.68, -0.04],
    [0.735, 0.12],
    [0.66, 0.3],
    [0.53, 0.35],
    [0.54, 0.24],
    [0.6, 0.16],
  ]);
  paint(slice, spleen, fine(0.62, 0.03), 0.01);
  stomach(slice, fine);
  for (const s of [-1, 1]) kidney(slice, 0.37 * s, s > 0 ? 0.23 : 0.26, s, random);
  const pancreas = strand([
    [-0.1, 0.0, 0.04],
    [0.06, -0.02, 0.032],
    [0.22, 0.0, 0.034],
    [0.4, 0.06, 0.026],
  ]);
  paint(slice, pancreas, fine(0.5, 0.07), 0.014);
  paint(
    slice,
    strand([
      [0.02, 0.045, 0.015],
      [0.2, 0.055, 0.014],
      [0.42, 0.11, 0.011],
    ]),
    0.74,
    0.01,
  );
  vertebra(slice, 0.29, fine, 1.12);
  paint(slice, blob(0.045, 0.135, 0.053, 0.05), 0.84, 0.01);
  paint(slice, blob(-0.115, 0.15, 0.06, 0.044, { turn: -0.3 }), 0.68, 0.01);
  bowel(slice, fine, random);
  const angles = [-0.5, -0.16, 0.2, 0.52, 0.8];
  ribs(slice, 0.765, 0.52, 0, [...angles, ...angles.map((a) => Math.PI - a)]);
  return finish(slice, size);
}

function stomach(slice: Slice, fine: Texture): void {
  const sac = outline([
    [0.16, -0.24],
    [0.34, -0.4],
    [0.54, -0.36],
    [0.64, -0.2],
    [0.6, -0.06],
    [0.44, -0.04],
    [0.3, -0.1],
    [0.18, -0.12],
  ]);
  paint(slice, sac, fine(0.52, 0.03), 0.01);
  paint(slice, inset(sac, 0.024), fine(0.36, 0.05), 0.012);
  const air: Shape = { depth: (_, y) => -0.235 - y, box: [-1, -1, 1, -0.2] };
  paint(slice, both(inset(sac, 0.026), air), 0.02, 0.008);
}

function kidney(slice: Slice, x: number, y: number, s: number, random: Random): void {
  const organ = blob(x, y, 0.098, 0.135, { turn: 0.35 * s, wander: 0.03, random });
  paint(slice, organ, 0.82, 0.01);
  paint(slice, inset(organ, 0.03), 0.62, 0.014);
  const sinus = blob(x - 0.035 * s, y - 0.01, 0.045, 0.066, {
    turn: 0.35 * s,
    wander: 0.18,
    random,
  });
  paint(slice, sinus, FAT, 0.014);
  paint(slice, blob(x - 0.04 * s, y, 0.016, 0.028, {}), 0.6, 0.012);
}

function bowel(slice: Slice, fine: Texture, random: Random): void {
  const loops = [
    [0.04, -0.3],
    [-0.02, -0.12],
    [0.13, -0.15],
    [0.24, -0.42],
    [0.09, -0.44],
    [0.5, -0.0],
  ] as const;
  for (const [x, y] of loops) {
    const loop = blob(x, y, between(random, 0.05, 0.075), between(random, 0.042, 0.058), {
      wander: 0.08,
      random,
      turn: random() * 3,
    });
    paint(slice, loop, fine(0.53, 0.03), 0.01);
    paint(slice, inset(loop, 0.016), random() > 0.7 ? 0.04 : fine(0.33, 0.05), 0.01);
  }
}
