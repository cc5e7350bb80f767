/** Wide dark bands for the pages' ink sections. */
import type { Sharp } from "sharp";
import { child, kidney } from "./echoes.ts";
import { createField, type Field, mapField, smoothstep } from "./field.ts";
import { glow, vignette } from "./film.ts";
import { trace } from "./light.ts";
import { pulseLine, signalSheet } from "./sweeps.ts";
import { GLOW, type Ramp, SEA, tint } from "./tone.ts";
import { type Echo, type Fan, fanMarks, sweepFan } from "./ultrasound.ts";

type FanPicture = {
  width: number;
  height: number;
  fan: Fan;
  echo: Echo;
  seed: number;
  ramp?: Ramp;
  level?: number;
};

export function fanPicture(o: FanPicture): Sharp {
  let frame = createField(o.width, o.height);
  sweepFan(frame, o.fan, o.echo, o.seed, o.level ?? 1.3);
  frame = glow(frame, o.fan.far * 0.06, 0.22);
  fanMarks(frame, o.fan, 0.26);
  return tint(frame, o.ramp ?? SEA);
}

export function ultrasoundBand(width = 1600, height = 600): Sharp {
  const fan = { x: width * 0.7, y: -60, near: 100, far: 640, half: 0.72 };
  return fanPicture({ width, height, fan, echo: child(11), seed: 5 });
}

export function kidneyPicture(
  width: number,
  height: number,
  seed: number,
  ramp: Ramp = GLOW,
): Sharp {
  const far = height * 1.12;
  const fan = { x: width * 0.56, y: -height * 0.15, near: far * 0.18, far, half: 0.7 };
  return fanPicture({ width, height, fan, echo: kidney(seed), seed, ramp, level: 1.5 });
}

export function linesField(width: number, height: number, lines: number, seed: number): Field {
  let frame = signalSheet(width, height, lines, seed);
  frame = glow(frame, height * 0.05, 0.5);
  return vignette(frame, height * 0.1);
}

export function linesBand(width = 1600, height = 600): Sharp {
  return tint(linesField(width, height, 30, 9), GLOW);
}

/** One heartbeat line over a faint echo of itself. */
export function pulsePicture(width: number, height: number, ramp: Ramp = GLOW): Sharp {
  let frame = createField(width, height);
  const y = height * 0.6;
  const tall = height * 0.36;
  trace(
    frame,
    [
      [0, y],
      [width, y],
    ],
    0.7,
    (t) => 0.12 * Math.sin(Math.PI * t),
  );
  const shared = { y, from: 0, period: width * 0.36 };
  pulseLine(frame, { ...shared, height: tall, to: width * 0.83, level: 0.95, width: 1.7 });
  frame = mapField(frame, (v, x) => v * smoothstep(0, width * 0.1, x));
  return tint(glow(frame, height * 0.06, 0.9), ramp);
}
