/** Pulse traces and Doppler spectra: thin light on ink. */
import { createField, type Field, mapField, sample, smoothstep, softNoise } from "./field.ts";
import { trace } from "./light.ts";
import { between, type Random, seeded } from "./random.ts";

/** One heartbeat on t from 0 to 1: P, QRS, T. */
function beat(t: number): number {
  const bump = (at: number, width: number, height: number) =>
    height * Math.exp(-(((t - at) / width) ** 2));
  return (
    bump(0.2, 0.032, 0.13) -
    bump(0.335, 0.01, 0.13) +
    bump(0.365, 0.0125, 1) -
    bump(0.395, 0.013, 0.26) +
    bump(0.6, 0.055, 0.24) +
    bump(0.68, 0.03, 0.03)
  );
}

type Trace = {
  y: number;
  height: number;
  period: number;
  from: number;
  to: number;
  level: number;
  width?: number;
  offset?: number;
};

/** A pulse line that brightens towards its head, with a soft halo and a bright point. */
export function pulseLine(frame: Field, o: Trace): void {
  const { y, height, period, from, to, level, width = 1.2, offset = 0 } = o;
  const points: [number, number][] = [];
  for (let x = from; x <= to; x += 1.5) {
    const t = ((((x + offset) / period) % 1) + 1) % 1;
    points.push([x, y - height * beat(t)]);
  }
  const rise = (t: number) => level * smoothstep(0, 0.85, t) ** 1.4;
  trace(frame, points, width, rise);
  trace(frame, points, width * 5, (t) => rise(t) * 0.09);
  const head = points.at(-1) as [number, number];
  trace(frame, [head, head], width * 2.4, level * 0.9);
  trace(frame, [head, head], width * 12, level * 0.22);
}

/** A Doppler spectrum: beats of flow as a soft filled envelope with a bright rim. */
export function doppler(frame: Field, o: Trace, seed: number): void {
  const random = seeded(seed);
  const speckle = softNoise(frame.width >> 1, frame.height >> 1, 1.4, random);
  const lift = Array.from({ length: 64 }, () => between(random, 0.9, 1.08));
  for (let x = Math.max(0, o.from | 0); x < Math.min(frame.width, o.to); x++) {
    const phase = (x + (o.offset ?? 0)) / o.period;
    const t = phase - Math.floor(phase);
    const flow =
      0.2 +
      0.8 * Math.exp(-(((t - 0.16) / 0.085) ** 2)) +
      0.3 * Math.exp(-(((t - 0.42) / 0.16) ** 2));
    const top = o.height * flow * (lift[Math.floor(phase) & 63] as number);
    const along = (x - o.from) / (o.to - o.from);
    const level = o.level * smoothstep(0, 0.5, along) * smoothstep(1, 0.96, along);
    for (let y = Math.max(0, (o.y - top * 1.3) | 0); y < Math.min(frame.height, o.y); y++) {
      const h = (o.y - y) / top;
      const noise = 1 + 0.4 * sample(speckle, x / 2, y / 2);
      const body = (0.1 + 0.5 * smoothstep(0.1, 0.9, h)) * smoothstep(1.06, 0.94, h);
      const rim = 0.55 * Math.exp(-(((h - 0.95) / 0.06) ** 2));
      const i = y * frame.width + x;
      frame.data[i] = (frame.data[i] as number) + level * Math.max(0, body * noise + rim);
    }
  }
}

/** Many slow waves, like the raw signal of a coil: a sheet of lines with a swell in it. */
export function signalSheet(width: number, height: number, lines: number, seed: number): Field {
  const frame = createField(width, height);
  const random: Random = seeded(seed);
  const swell = softNoise(256, 64, 7, random);
  for (let k = 0; k < lines; k++) {
    const depth = k / (lines - 1);
    const y = height * (0.3 + 0.5 * depth);
    const points: [number, number][] = [];
    for (let x = 0; x <= width; x += 4) {
      const u = x / width;
      const packet = Math.exp(-(((u - 0.66 - 0.1 * Math.sin(depth * 3)) / 0.19) ** 2));
      const wave = Math.sin(u * 46 + depth * 5) * 0.55 + sample(swell, u * 254, depth * 62) * 0.7;
      points.push([x, y - height * 0.115 * packet * wave - height * 0.012 * wave]);
    }
    const level = 0.1 + 0.62 * Math.sin(Math.PI * (0.12 + 0.76 * depth)) ** 3;
    trace(
      frame,
      points,
      0.95,
      (t) => level * (0.18 + 0.82 * Math.exp(-(((t - 0.68) / 0.24) ** 2))),
    );
  }
  return mapField(frame, (v) => Math.min(1, v));
}
