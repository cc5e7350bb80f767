/** A cross-section on a square from -1 to 1: tissues painted one over the other. */
import { createField, type Field, smoothstep } from "./field.ts";
import { between, type Random } from "./random.ts";

/** Signed depth inside a shape: positive inside, 0 at the edge, in the square's units. */
export type Shape = {
  depth: (x: number, y: number) => number;
  box: readonly [x0: number, y0: number, x1: number, y1: number];
};
type Tissue = number | ((x: number, y: number, depth: number, below: number) => number);

export type Slice = { size: number; field: Field };

export function createSlice(size: number): Slice {
  return { size, field: createField(size, size) };
}

export function paint(slice: Slice, shape: Shape, tissue: Tissue, soft = 0.006, alpha = 1): void {
  const { size, field } = slice;
  const toPixel = (u: number) => Math.round(((u + 1) / 2) * size);
  const [x0, y0, x1, y1] = shape.box;
  const pad = soft * 2;
  for (let py = Math.max(0, toPixel(y0 - pad)); py < Math.min(size, toPixel(y1 + pad)); py++) {
    const y = ((py + 0.5) / size) * 2 - 1;
    for (let px = Math.max(0, toPixel(x0 - pad)); px < Math.min(size, toPixel(x1 + pad)); px++) {
      const x = ((px + 0.5) / size) * 2 - 1;
      const depth = shape.depth(x, y);
      const cover = smoothstep(-soft, soft, depth) * alpha;
      if (cover <= 0) continue;
      const i = py * size + px;
      const below = field.data[i] as number;
      const value = typeof tissue === "number" ? tissue : tissue(x, y, depth, below);
      field.data[i] = below + (value - below) * cover;
    }
  }
}

export type BlobOptions = {
  turn?: number;
  /** Share of the radius by which the outline wanders. */
  wander?: number;
  random?: Random;
  waves?: number;
  /** 2 is an ellipse, more is boxier. */
  power?: number;
};

/** An ellipse with a hand: its outline wanders in a few slow waves. */
export function blob(cx: number, cy: number, rx: number, ry: number, o: BlobOptions = {}): Shape {
  const { turn = 0, wander = 0, random, waves = 5, power = 2 } = o;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const harmonics = Array.from({ length: waves }, (_, k) => ({
    size: random ? (wander * between(random, 0.4, 1)) / (k + 1.5) : 0,
    phase: random ? random() * Math.PI * 2 : 0,
    turns: k + 2,
  }));
  const mean = Math.min(rx, ry);
  const reach = Math.max(rx, ry) * (1 + wander * 1.5);
  return {
    depth(x, y) {
      const u = ((x - cx) * cos + (y - cy) * sin) / rx;
      const v = ((y - cy) * cos - (x - cx) * sin) / ry;
      const radius =
        power === 2
          ? Math.hypot(u, v)
          : (Math.abs(u) ** power + Math.abs(v) ** power) ** (1 / power);
      let edge = 1;
      if (wander > 0) {
        const angle = Math.atan2(v, u);
        for (const h of harmonics) edge += h.size * Math.sin(h.turns * angle + h.phase);
      }
      return (edge - radius) * mean;
    },
    box: [cx - reach, cy - reach, cx + reach, cy + reach],
  };
}

/** The same outline, drawn in by a distance. */
export function inset(shape: Shape, by: number): Shape {
  return { depth: (x, y) => shape.depth(x, y) - by, box: shape.box };
}

/** The rind of a shape between two depths. */
export function rind(shape: Shape, from: number, to: number): Shape {
  const depth = (x: number, y: number) => {
    const d = shape.depth(x, y);
    return Math.min(d - from, to - d);
  };
  return { depth, box: shape.box };
}

export function both(a: Shape, b: Shape): Shape {
  return { depth: (x, y) => Math.min(a.depth(x, y), b.depth(x, y)), box: a.box };
}

export function either(...shapes: Shape[]): Shape {
  const side = (k: 0 | 1 | 2 | 3, pick: typeof Math.min) => pick(...shapes.map((s) => s.box[k]));
  return {
    depth: (x, y) => Math.max(...shapes.map((s) => s.depth(x, y))),
    box: [side(0, Math.min), side(1, Math.min), side(2, Math.max), side(3, Math.max)],
  };
}

export function mirror(shape: Shape): Shape {
  const [x0, y0, x1, y1] = shape.box;
  return { depth: (x, y) => shape.depth(-x, y), box: [-x1, y0, -x0, y1] };
}

type Dab = readonly [x: number, y: number, r: number];

/** A curve through the knots (Catmull and Rom), in short straight steps. */
function smooth(knots: readonly Dab[], steps = 6): Dab[] {
  const knot = (i: number) => knots[Math.min(knots.length - 1, Math.max(0, i))] as Dab;
  const out: Dab[] = [knot(0)];
  for (let i = 0; i < knots.length - 1; i++) {
    for (let k = 1; k <= steps; k++) {
      const t = k / steps;
      const at = (axis: 0 | 1 | 2) => {
        const [a, b, c, d] = [knot(i - 1), knot(i), knot(i + 1), knot(i + 2)].map(
          (p) => p[axis],
        ) as [number, number, number, number];
        const curve = 2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t;
        return (curve + (3 * b - a - 3 * c + d) * t * t * t) / 2;
      };
      out.push([at(0), at(1), Math.max(0.001, at(2))]);
    }
  }
  return out;
}

/** A soft path of round dabs, each with its own radius. */
export function strand(knots: readonly Dab[]): Shape {
  const points = knots.length > 2 ? smooth(knots) : knots;
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const reach = Math.max(...points.map((p) => p[2]));
  const depth = (x: number, y: number) => {
    let best = -9;
    for (let i = 1; i < points.length; i++) {
      const [ax, ay, ar] = points[i - 1] as Dab;
      const [bx, by, br] = points[i] as Dab;
      const dx = bx - ax;
      const dy = by - ay;
      const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
      const t = Math.min(1, Math.max(0, along));
      best = Math.max(best, ar + (br - ar) * t - Math.hypot(x - ax - dx * t, y - ay - dy * t));
    }
    return best;
  };
  return {
    depth,
    box: [
      Math.min(...xs) - reach,
      Math.min(...ys) - reach,
      Math.max(...xs) + reach,
      Math.max(...ys) + reach,
    ],
  };
}

/** A closed smooth outline through points. */
export function outline(corners: readonly (readonly [x: number, y: number])[]): Shape {
  const n = corners.length;
  const around = [-1, ...Array.from({ length: n + 2 }, (_, i) => i)].map((i) => {
    const [x, y] = corners[(i + n) % n] as readonly [number, number];
    return [x, y, 0] as const;
  });
  const points = smooth(around).slice(6, 6 + 6 * n);
  const depth = (x: number, y: number) => {
    let nearest = 9;
    let inside = false;
    for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
      const [ax, ay] = points[j] as Dab;
      const [bx, by] = points[i] as Dab;
      const dx = bx - ax;
      const dy = by - ay;
      const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
      nearest = Math.min(nearest, Math.hypot(x - ax - dx * t, y - ay - dy * t));
      if (ay > y !== by > y && x < ax + ((y - ay) * dx) / dy) inside = !inside;
    }
    return inside ? nearest : -nearest;
  };
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return { depth, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
}
