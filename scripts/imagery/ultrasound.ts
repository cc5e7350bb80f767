/** Ultrasound fans: speckle made in beams and depths, then swept out into a sector. */
import {
  blur,
  createField,
  type Field,
  mapField,
  mix,
  sample,
  smoothstep,
  whiteNoise,
} from "./field.ts";
import { arcPoints, trace } from "./light.ts";
import { type Random, seeded } from "./random.ts";

/** How strongly a place echoes: 0 fluid, 0.5 tissue, 1 bone or wall. In fan units. */
export type Echo = (x: number, y: number) => number;

export type Fan = {
  /** Apex of the sector in pixels, depth of its near and far arcs, half opening in radians. */
  x: number;
  y: number;
  near: number;
  far: number;
  half: number;
  turn?: number;
};

const BEAMS = 560;
const DEPTHS = 900;

/** A sector of speckle, added to the frame. The unit of `echo` is the far depth. */
export function sweepFan(frame: Field, fan: Fan, echo: Echo, seed: number, level = 1): void {
  const polar = speckle(fan, echo, seeded(seed));
  const turn = fan.turn ?? 0;
  for (let y = 0, i = 0; y < frame.height; y++) {
    for (let x = 0; x < frame.width; x++, i++) {
      const r = Math.hypot(x - fan.x, y - fan.y);
      if (r < fan.near - 2 || r > fan.far + 2) continue;
      const angle = Math.atan2(x - fan.x, y - fan.y) + turn;
      const beam = ((angle / fan.half + 1) / 2) * (BEAMS - 1);
      const depth = ((r - fan.near) / (fan.far - fan.near)) * (DEPTHS - 1);
      const side = smoothstep(0, 3, (fan.half - Math.abs(angle)) * r);
      const ends = smoothstep(-1, 2, r - fan.near) * smoothstep(-1, 3, fan.far - r);
      const value = sample(polar, beam, depth);
      frame.data[i] = (frame.data[i] as number) + level * value * side * ends;
    }
  }
}

function speckle(fan: Fan, echo: Echo, random: Random): Field {
  const wave = () => blur(whiteNoise(BEAMS, DEPTHS, random), 2.7, 2.1);
  const real = wave();
  const imaginary = wave();
  const ratio = fan.near / fan.far;
  const turn = fan.turn ?? 0;
  const body = mapField(createField(BEAMS, DEPTHS), (_, b, d) => {
    const r = ratio + ((1 - ratio) * d) / DEPTHS;
    const angle = ((b / (BEAMS - 1)) * 2 - 1) * fan.half - turn;
    return echo(r * Math.sin(angle), r * Math.cos(angle));
  });
  const soft = blur(body, 2.2, 1.6);
  const shade = shadows(soft);
  return mapField(soft, (strength, b, d) => {
    const i = d * BEAMS + b;
    const rayleigh = Math.hypot(real.data[i] as number, imaginary.data[i] as number) * 5.6;
    const above = soft.data[Math.max(0, i - BEAMS * 5)] as number;
    const below = soft.data[Math.min(soft.data.length - 1, i + BEAMS * 5)] as number;
    const wall = Math.abs(below - above) * 0.55;
    const tissue = strength * mix(0.72, rayleigh * 0.62, 0.5) + wall;
    const depth = d / DEPTHS;
    const gain = (1 - 0.42 * depth) * smoothstep(-0.02, 0.05, depth) * (shade.data[i] as number);
    return Math.max(0, Math.tanh(tissue * gain * 1.25));
  });
}

/** Behind bone it is dark, behind fluid a little brighter. */
function shadows(body: Field): Field {
  const out = createField(body.width, body.height, 1);
  for (let b = 0; b < body.width; b++) {
    let light = 1;
    for (let d = 0; d < body.height; d++) {
      const i = d * body.width + b;
      const strength = body.data[i] as number;
      if (strength > 0.75) light *= 1 - (strength - 0.75) * 0.028;
      else if (strength < 0.12) light *= 1.0007;
      else light = mix(light, 1, 0.0012);
      out.data[i] = light;
    }
  }
  return blur(out, 4, 3);
}

/** Depth ticks down one edge and a hairline along the arcs. */
export function fanMarks(frame: Field, fan: Fan, level: number): void {
  const turn = fan.turn ?? 0;
  const at = (r: number, a: number) =>
    [fan.x + r * Math.sin(a - turn), fan.y + r * Math.cos(a - turn)] as const;
  const quarter = Math.PI / 2;
  const arc = (r: number) =>
    arcPoints(fan.x, fan.y, r, quarter - fan.half + turn, quarter + fan.half + turn);
  trace(frame, arc(fan.near - 5), 0.8, level);
  trace(frame, arc(fan.far + 7), 0.8, (t) => level * 0.7 * Math.sin(Math.PI * t));
  for (let k = 0; k <= 20; k++) {
    const r = fan.near + ((fan.far - fan.near) * k) / 20;
    const long = k % 5 === 0 ? 16 : 8;
    const [x, y] = at(r, fan.half);
    trace(
      frame,
      [
        [x + 12, y],
        [x + 12 + long, y],
      ],
      0.8,
      level * (k % 5 === 0 ? 1.2 : 0.8),
    );
  }
}
