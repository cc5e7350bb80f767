/** Thin lines of light: scan circles, ticks, crosshairs, pulse traces. Painted additively. */
import { type Field, smoothstep } from "./field.ts";

type Point = readonly [x: number, y: number];

/** A soft line of light through points; `level` may change along the way (0 to 1). */
export function trace(
  frame: Field,
  points: readonly Point[],
  width: number,
  level: number | ((t: number) => number),
): void {
  const reach = width * 3;
  const at = typeof level === "number" ? () => level : level;
  const touched = new Map<number, number>();
  for (let k = 1; k < points.length; k++) {
    const [ax, ay] = points[k - 1] as Point;
    const [bx, by] = points[k] as Point;
    const dx = bx - ax;
    const dy = by - ay;
    const square = dx * dx + dy * dy || 1;
    const x1 = Math.min(frame.width - 1, Math.ceil(Math.max(ax, bx) + reach));
    const y1 = Math.min(frame.height - 1, Math.ceil(Math.max(ay, by) + reach));
    for (let y = Math.max(0, Math.floor(Math.min(ay, by) - reach)); y <= y1; y++) {
      for (let x = Math.max(0, Math.floor(Math.min(ax, bx) - reach)); x <= x1; x++) {
        const s = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square));
        const distance = Math.hypot(x - ax - s * dx, y - ay - s * dy);
        if (distance > reach) continue;
        const light = at((k - 1 + s) / (points.length - 1)) * Math.exp(-((distance / width) ** 2));
        const i = y * frame.width + x;
        touched.set(i, Math.max(touched.get(i) ?? 0, light));
      }
    }
  }
  for (const [i, light] of touched) frame.data[i] = (frame.data[i] as number) + light;
}

export function arcPoints(cx: number, cy: number, r: number, from: number, to: number): Point[] {
  const steps = Math.max(8, Math.ceil((Math.abs(to - from) * r) / 8));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const a = from + ((to - from) * i) / steps;
    return [cx + r * Math.cos(a), cy + r * Math.sin(a)] as const;
  });
}

/** A faint circle with calibration ticks, every sixth longer, lit more towards one angle. */
export function scanCircle(
  frame: Field,
  {
    cx,
    cy,
    r,
    level,
    lit = -0.6,
  }: { cx: number; cy: number; r: number; level: number; lit?: number },
): void {
  const towards = (a: number) => 0.35 + 0.65 * smoothstep(-0.4, 1, Math.cos(a - lit));
  const full = arcPoints(cx, cy, r, 0, Math.PI * 2);
  trace(frame, full, 0.8, (t) => level * towards(t * Math.PI * 2));
  for (let k = 0; k < 120; k++) {
    const a = (k / 120) * Math.PI * 2;
    const from = r + 6;
    const to = from + (k % 10 === 0 ? 13 : 5);
    const line = [from, to].map((q) => [cx + q * Math.cos(a), cy + q * Math.sin(a)] as const);
    trace(frame, line, 0.75, level * 1.1 * towards(a));
  }
}

/** A cross of light that leaves its middle free. */
export function crosshair(
  frame: Field,
  cx: number,
  cy: number,
  reach: number,
  level: number,
): void {
  const gap = reach * 0.06;
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    const line = [
      [cx + dx * gap, cy + dy * gap],
      [cx + dx * reach, cy + dy * reach],
    ] as const;
    trace(frame, line, 0.75, (t) => level * (1 - t) ** 1.5);
  }
}
