/** A slice of the chest: two lungs with their branching vessels, the heart between. */
import { type Random, seeded } from "./random.ts";
import { blob, createSlice, inset, outline, paint, rind, type Slice, strand } from "./slice.ts";
import {
  BONE,
  branches,
  finish,
  MUSCLE,
  ribs,
  type Texture,
  textures,
  trunk,
  vertebra,
} from "./trunk.ts";

export function chest(size: number, seed: number): Slice {
  const random = seeded(seed);
  const slice = createSlice(size);
  const fine = textures(size, size / 420, random);
  const body = blob(0, 0, 0.93, 0.66, { power: 2.5, wander: 0.012, random, waves: 3 });
  const cavity = trunk(slice, body, fine, 0.05);
  paint(slice, cavity, fine(0.3, 0.02), 0.012);
  for (const s of [-1, 1]) {
    const blade = strand([
      [0.52 * s, 0.42, 0.02],
      [0.66 * s, 0.33, 0.026],
      [0.74 * s, 0.2, 0.018],
    ]);
    paint(slice, blade, BONE, 0.01);
    paint(slice, inset(blade, 0.012), 0.6, 0.008);
    const back = blob(0.17 * s, 0.5, 0.13, 0.085, { wander: 0.04, random });
    paint(slice, back, fine(MUSCLE + 0.04, 0.03), 0.012);
  }
  const right = outline([
    [-0.17, -0.36],
    [-0.36, -0.42],
    [-0.58, -0.3],
    [-0.7, -0.05],
    [-0.69, 0.2],
    [-0.54, 0.38],
    [-0.32, 0.42],
    [-0.17, 0.33],
    [-0.13, 0.16],
    [-0.2, 0.02],
    [-0.2, -0.14],
  ]);
  const left = outline([
    [0.15, -0.38],
    [0.34, -0.42],
    [0.57, -0.3],
    [0.7, -0.06],
    [0.69, 0.2],
    [0.55, 0.38],
    [0.33, 0.43],
    [0.19, 0.36],
    [0.16, 0.24],
    [0.3, 0.16],
    [0.42, 0.0],
    [0.36, -0.16],
    [0.2, -0.24],
  ]);
  for (const lung of [right, left]) {
    paint(slice, lung, 0.4, 0.012);
    paint(slice, inset(lung, 0.008), fine(0.035, 0.012), 0.008);
  }
  for (const angle of [2.2, 2.75, 3.3, 3.9, 4.4]) {
    branches(slice, right, random, { x: -0.235, y: 0.05, angle, r: 0.018, length: 0.135 }, 0.6, 7);
  }
  for (const angle of [-0.45, 0.15, 0.75, 1.35]) {
    branches(slice, left, random, { x: 0.345, y: 0.2, angle, r: 0.017, length: 0.115 }, 0.6, 7);
  }
  branches(slice, left, random, { x: 0.22, y: -0.25, angle: -0.5, r: 0.013, length: 0.11 }, 0.6, 6);
  heart(slice, fine, random);
  vertebra(slice, 0.34, fine, 0.95);
  paint(slice, blob(0.13, 0.27, 0.062, 0.06), 0.74, 0.01);
  paint(slice, rind(blob(-0.02, 0.17, 0.032, 0.026), -0.004, 0.012), 0.45, 0.007);
  const sternum = blob(0, -0.51, 0.12, 0.03, { power: 2.6 });
  paint(slice, sternum, BONE, 0.01);
  paint(slice, inset(sternum, 0.013), 0.62, 0.008);
  const angles = [-0.98, -0.72, -0.42, -0.1, 0.22, 0.5, 0.82];
  ribs(slice, 0.79, 0.525, 0, [...angles, ...angles.map((a) => Math.PI - a)]);
  return finish(slice, size);
}

function heart(slice: Slice, fine: Texture, random: Random): void {
  const o = { wander: 0.05, random, waves: 4 };
  paint(slice, blob(0.08, -0.08, 0.3, 0.27, { ...o, turn: 0.5 }), fine(0.24, 0.02), 0.014);
  paint(slice, blob(0.09, -0.07, 0.272, 0.232, { ...o, turn: 0.5 }), fine(0.5, 0.03), 0.012);
  paint(slice, blob(0.2, -0.02, 0.125, 0.082, { ...o, turn: 0.62 }), 0.8, 0.016);
  paint(slice, blob(0.0, -0.16, 0.15, 0.078, { ...o, turn: 0.35 }), 0.7, 0.016);
  paint(slice, blob(-0.11, -0.03, 0.075, 0.09, o), 0.7, 0.016);
  paint(slice, blob(0.02, 0.1, 0.12, 0.058, { ...o, turn: 0.1 }), 0.78, 0.016);
  paint(slice, blob(0.03, -0.04, 0.05, 0.046), 0.83, 0.012);
}
