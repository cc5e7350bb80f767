/** What the fans look at: a child asleep in fluid, a kidney, plain layered tissue. */
import { type Field, sample, smoothstep, softNoise } from "./field.ts";
import { seeded } from "./random.ts";
import { blob, either, outline, rind, type Shape, strand } from "./slice.ts";
import type { Echo } from "./ultrasound.ts";

function soft({ box, depth }: Shape, x: number, y: number, edge = 0.012): number {
  const [x0, y0, x1, y1] = box;
  if (x < x0 - edge || x > x1 + edge || y < y0 - edge || y > y1 + edge) return 0;
  return smoothstep(-edge, edge, depth(x, y));
}

/** Noise over the whole fan: x from -1 to 1, y from 0 to 1. */
function clouds(seed: number, grain: number): (x: number, y: number) => number {
  const noise: Field = softNoise(400, 400, grain, seeded(seed));
  return (x, y) => sample(noise, (x + 1) * 199, y * 398);
}

/** Layers of skin and muscle under the probe, tissue below. */
function bed(seed: number): Echo {
  const cloud = clouds(seed, 9);
  const fine = clouds(seed + 1, 3);
  return (x, y) => {
    const r = Math.hypot(x, y) + 0.012 * cloud(x, y);
    const layers = 0.16 * Math.max(0, Math.sin(r * 92)) * smoothstep(0.5, 0.2, r);
    return 0.4 + 0.07 * cloud(x, y) + 0.045 * fine(x, y) + layers;
  };
}

export function child(seed: number): Echo {
  const random = seeded(seed);
  const o = { wander: 0.05, random, waves: 4 };
  const ground = bed(seed + 2);
  const fine = clouds(seed + 5, 2.5);
  const pool = blob(0.0, 0.625, 0.47, 0.285, { ...o, wander: 0.09, turn: 0.06 });
  const { profile, brain, vault, midline, jaws, nape } = headInProfile();
  const trunk = outline([
    [-0.03, 0.655],
    [0.06, 0.625],
    [0.17, 0.62],
    [0.26, 0.655],
    [0.3, 0.72],
    [0.27, 0.8],
    [0.17, 0.84],
    [0.05, 0.835],
    [-0.06, 0.79],
    [-0.09, 0.73],
  ]);
  const limbs = either(
    strand([
      [0.24, 0.74, 0.07],
      [0.315, 0.66, 0.05],
      [0.325, 0.585, 0.034],
    ]),
    strand([
      [0.325, 0.585, 0.03],
      [0.27, 0.55, 0.024],
      [0.205, 0.572, 0.017],
    ]),
    strand([
      [0.205, 0.572, 0.016],
      [0.185, 0.55, 0.015],
      [0.178, 0.53, 0.009],
    ]),
    strand([
      [0.06, 0.665, 0.036],
      [0.09, 0.585, 0.026],
      [0.045, 0.545, 0.02],
    ]),
    strand([
      [0.045, 0.545, 0.02],
      [0.015, 0.515, 0.017],
      [0.005, 0.5, 0.014],
    ]),
  );
  const spine = strand([
    [-0.13, 0.765, 0.008],
    [-0.02, 0.792, 0.011],
    [0.1, 0.812, 0.012],
    [0.2, 0.8, 0.011],
    [0.265, 0.74, 0.008],
  ]);
  const heart = blob(0.07, 0.705, 0.034, 0.027, { turn: 0.5 });
  const stomach = blob(0.165, 0.7, 0.024, 0.018, { turn: -0.2 });
  return (x, y) => {
    let e = ground(x, y);
    const set = (level: number, shape: Shape, edge: number, share = 1) => {
      e += (level - e) * share * soft(shape, x, y, edge);
    };
    set(0.015, pool, 0.022);
    set(0.5 + 0.06 * fine(x, y), limbs, 0.01);
    set(0.46 + 0.06 * fine(x, y), trunk, 0.012);
    set(0.5 + 0.04 * fine(x, y), nape, 0.012);
    set(0.6 + 0.05 * fine(x, y), profile, 0.007);
    set(0.22 + 0.05 * fine(x, y), brain, 0.012);
    set(0.5, midline, 0.006);
    set(1.05, vault, 0.006);
    set(0.9, jaws, 0.008);
    set(0.62 + 0.36 * Math.max(0, Math.sin(x * 210)), spine, 0.008, 0.9);
    set(0.07, heart, 0.012);
    set(0.08, stomach, 0.012);
    return e;
  };
}

/** Lying on the back, face up: brow, nose, lips, chin; the vault of the skull behind. */
function headInProfile() {
  const profile = outline([
    [-0.36, 0.665],
    [-0.335, 0.595],
    [-0.275, 0.552],
    [-0.205, 0.54],
    [-0.155, 0.55],
    [-0.128, 0.558],
    [-0.106, 0.536],
    [-0.092, 0.538],
    [-0.086, 0.558],
    [-0.072, 0.552],
    [-0.062, 0.563],
    [-0.05, 0.559],
    [-0.043, 0.577],
    [-0.022, 0.574],
    [-0.01, 0.592],
    [-0.03, 0.625],
    [-0.07, 0.655],
    [-0.1, 0.72],
    [-0.19, 0.775],
    [-0.29, 0.765],
    [-0.345, 0.725],
  ]);
  return {
    profile,
    brain: blob(-0.235, 0.655, 0.112, 0.092, { turn: 0.1 }),
    vault: strand([
      [-0.135, 0.572, 0.005],
      [-0.2, 0.553, 0.0085],
      [-0.275, 0.566, 0.0085],
      [-0.33, 0.612, 0.0075],
      [-0.346, 0.67, 0.006],
      [-0.328, 0.718, 0.0075],
      [-0.27, 0.756, 0.0085],
      [-0.19, 0.762, 0.007],
    ]),
    midline: strand([
      [-0.32, 0.655, 0.002],
      [-0.23, 0.645, 0.004],
      [-0.16, 0.65, 0.002],
    ]),
    jaws: either(
      strand([
        [-0.118, 0.566, 0.004],
        [-0.108, 0.58, 0.008],
        [-0.085, 0.586, 0.006],
      ]),
      strand([
        [-0.075, 0.61, 0.006],
        [-0.05, 0.602, 0.007],
        [-0.028, 0.594, 0.006],
      ]),
    ),
    nape: strand([
      [-0.2, 0.7, 0.06],
      [-0.1, 0.71, 0.06],
      [-0.02, 0.72, 0.07],
    ]),
  };
}

export function kidney(seed: number): Echo {
  const random = seeded(seed);
  const ground = bed(seed + 2);
  const fine = clouds(seed + 5, 3);
  const o = { wander: 0.035, random, waves: 4 };
  const organ = blob(0.0, 0.53, 0.285, 0.132, { ...o, turn: 0.12 });
  const sinus = blob(0.005, 0.54, 0.17, 0.042, { ...o, wander: 0.22, turn: 0.12 });
  const pyramids = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 9) * Math.PI * 2 + 0.3;
    const x = 0.2 * Math.cos(a);
    return blob(x, 0.53 + 0.082 * Math.sin(a) + 0.1 * x, 0.032, 0.022, { ...o, turn: a });
  });
  const liver = blob(-0.2, 0.34, 0.6, 0.1, { ...o, turn: -0.1 });
  return (x, y) => {
    let e = ground(x, y);
    e += (0.46 + 0.04 * fine(x, y) - e) * soft(liver, x, y, 0.02);
    e += (0.3 + 0.035 * fine(x, y) - e) * soft(organ, x, y, 0.01);
    for (const p of pyramids) e += (0.13 - e) * soft(p, x, y, 0.016);
    e += (0.72 + 0.1 * fine(x, y) - e) * soft(sinus, x, y, 0.03);
    e += (0.8 - e) * 0.35 * soft(rind(organ, -0.006, 0.004), x, y, 0.007);
    return e;
  };
}
