/** The head phantom: Shepp and Logan's ellipses grown up, with folds, ventricles and nuclei. */
import { blur, type Field, labyrinth, mix, sample, smoothstep, softNoise } from "./field.ts";
import { seeded } from "./random.ts";
import {
  blob,
  both,
  createSlice,
  inset,
  mirror,
  paint,
  rind,
  type Shape,
  type Slice,
  strand,
} from "./slice.ts";

const CSF = 0.1;
const GREY = 0.47;
const WHITE = 0.76;

export function head(size: number, seed: number): Slice {
  const random = seeded(seed);
  const slice = createSlice(size);
  const scalp = blob(0, 0.0, 0.71, 0.88, { wander: 0.018, random, waves: 4, power: 2.1 });
  paintShell(slice, scalp, softNoise(size >> 1, size >> 1, 5, random));

  const brain = inset(scalp, 0.104);
  const folds = labyrinth(size >> 1, size * 0.0215, random, 12);
  const cloud = softNoise(size >> 1, size >> 1, size * 0.012, random);
  const look = (f: Field, x: number, y: number) =>
    sample(f, ((x + 1) / 2) * (f.width - 1), ((y + 1) / 2) * (f.height - 1));

  paint(slice, inset(scalp, 0.092), CSF, 0.006);
  const half: Shape = { depth: (x, y) => x - 0.005 - 0.003 * Math.sin(y * 9), box: [0, -1, 1, 1] };
  const right = both(brain, half);
  const core = blob(0, 0.03, 0.36, 0.46);
  for (const side of [right, both(brain, mirror(half))]) {
    const cortex = (x: number, y: number, depth: number) => {
      const inward = Math.max(depth, smoothstep(-0.03, 0.16, core.depth(x, y)) * 0.4);
      const shore = -1.1 * smoothstep(0.04, 0.0, depth);
      const deep = 2.6 * smoothstep(0.1, 0.34, inward + 0.03 * look(cloud, x, y));
      const g = look(folds, x, y) * 1.05 + shore + deep;
      const cover = smoothstep(-0.3, 0.75, g);
      const gap = smoothstep(-0.78, -1.02, g) * smoothstep(-0.01, 0.02, depth);
      const tissue = mix(GREY, WHITE, cover) + 0.014 * look(cloud, x, y) - 0.05 * inward;
      return mix(tissue, CSF + 0.08, gap * 0.85);
    };
    paint(slice, side, cortex, 0.007);
  }
  paintDeep(slice, seeded(seed + 1));
  return { size, field: blur(slice.field, size / 1100) };
}

function paintShell(slice: Slice, scalp: Shape, grain: Field): void {
  const speck = (level: number, amount: number) => (x: number, y: number) =>
    level +
    amount * sample(grain, ((x + 1) / 2) * (grain.width - 1), ((y + 1) / 2) * (grain.height - 1));
  paint(slice, scalp, 0.4, 0.006);
  paint(slice, rind(scalp, 0.01, 0.036), speck(0.74, 0.06), 0.008);
  paint(slice, inset(scalp, 0.038), 0.05, 0.006);
  paint(slice, rind(scalp, 0.054, 0.07), speck(0.33, 0.08), 0.008);
}

/** The grey kernels and the chambers in the middle, each with its twin. */
function paintDeep(slice: Slice, random: () => number): void {
  const o = { wander: 0.05, random, waves: 3 };
  const callosum = strand([
    [-0.12, -0.31, 0.02],
    [-0.04, -0.275, 0.034],
    [0.04, -0.275, 0.034],
    [0.12, -0.31, 0.02],
  ]);
  const splenium = strand([
    [-0.15, 0.37, 0.02],
    [-0.05, 0.315, 0.036],
    [0.05, 0.315, 0.036],
    [0.15, 0.37, 0.02],
  ]);
  paint(slice, callosum, WHITE + 0.03, 0.014);
  paint(slice, splenium, WHITE + 0.03, 0.014);
  const pairs: [Shape, number, number][] = [
    [blob(0.1, 0.115, 0.082, 0.135, { ...o, turn: -0.35 }), 0.55, 0.02],
    [blob(0.235, -0.03, 0.058, 0.15, { ...o, turn: -0.3 }), 0.5, 0.018],
    [blob(0.178, 0.0, 0.03, 0.09, { ...o, turn: -0.42 }), 0.61, 0.02],
    [
      strand([
        [0.075, -0.24, 0.02],
        [0.115, -0.2, 0.036],
        [0.115, -0.13, 0.02],
      ]),
      0.5,
      0.014,
    ],
    [
      strand([
        [0.325, -0.17, 0.012],
        [0.345, -0.04, 0.016],
        [0.315, 0.1, 0.012],
      ]),
      GREY,
      0.016,
    ],
    [
      strand([
        [0.385, -0.19, 0.006],
        [0.4, -0.04, 0.012],
        [0.375, 0.1, 0.006],
      ]),
      CSF + 0.05,
      0.012,
    ],
    [
      strand([
        [0.4, -0.05, 0.008],
        [0.5, -0.085, 0.009],
        [0.6, -0.07, 0.014],
      ]),
      CSF + 0.05,
      0.012,
    ],
    [
      strand([
        [0.016, -0.12, 0.008],
        [0.045, -0.185, 0.02],
        [0.085, -0.255, 0.021],
        [0.11, -0.3, 0.004],
      ]),
      CSF,
      0.01,
    ],
    [
      strand([
        [0.09, 0.27, 0.006],
        [0.165, 0.325, 0.02],
        [0.195, 0.4, 0.02],
        [0.185, 0.49, 0.003],
      ]),
      CSF,
      0.01,
    ],
  ];
  for (const [shape, level, soft] of pairs) {
    for (const twin of [shape, mirror(shape)]) paint(slice, twin, level, soft);
  }
  paint(
    slice,
    strand([
      [0, -0.03, 0.005],
      [0, 0.1, 0.011],
      [0, 0.2, 0.004],
    ]),
    CSF,
    0.008,
  );
  paint(slice, blob(0, -0.09, 0.018, 0.014), WHITE, 0.008);
  paint(slice, blob(0, 0.235, 0.024, 0.018), GREY + 0.1, 0.008);
}
