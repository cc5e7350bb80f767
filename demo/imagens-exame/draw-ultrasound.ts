import { Canvas } from "./canvas.ts";

const PROBE_Y = -1.05;
const NEAR = 0.16;
const FAR = 1.92;
const HALF_ANGLE = 0.66;

export interface UltrasoundFrame {
  width: number;
  height: number;
  /** The heartbeat's phase, from 0 to 1. */
  phase: number;
  hasFlow: boolean;
  seed: number;
}

export function drawUltrasound(frame: UltrasoundFrame): Uint8Array {
  const { width, height, phase, hasFlow, seed } = frame;
  const beat = 0.85 + 0.15 * Math.cos(phase * 2 * Math.PI);
  const tissue = drawTissue(width / 2, height / 2, beat).enlarged(width, height);
  const flow = new Canvas(width, height, 0);
  if (hasFlow) drawFlow(flow, phase);
  const speckle = new Canvas(width, height, 0).noise(seed, 0.7).blur(1).values;
  const rgb = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    const y = (row * 2) / height - 1 - PROBE_Y;
    for (let column = 0; column < width; column++) {
      const x = ((column * 2) / width - 1) * (width / height);
      const depth = Math.hypot(x, y);
      const index = row * width + column;
      const isInside = depth > NEAR && depth < FAR && Math.abs(Math.atan2(x, y)) < HALF_ANGLE;
      if (!isInside) continue;
      const bright = (tissue.values[index] ?? 0) * Math.exp((speckle[index] ?? 0) - 0.12 * depth);
      paint(rgb, index * 3, Math.min(255, Math.max(0, bright)), flow.values[index] ?? 0);
    }
  }
  drawScale(rgb, width, height);
  return rgb;
}

function drawTissue(width: number, height: number, beat: number): Canvas {
  const canvas = new Canvas(width, height, 70);
  canvas.ellipse({ x: 0, y: -0.55, rx: 0.5, ry: 0.05, value: 150 });
  canvas.ellipse({ x: 0, y: 0.1, rx: 0.36, ry: 0.62, turn: 8, value: 125 });
  canvas.ellipse({ x: -0.1, y: -0.08, rx: 0.15 * beat, ry: 0.34 * beat, turn: 6, value: 12 });
  canvas.ellipse({ x: 0.16, y: -0.06, rx: 0.1 * beat, ry: 0.28 * beat, turn: -6, value: 14 });
  canvas.ellipse({ x: -0.1, y: 0.46, rx: 0.13, ry: 0.16 / beat, value: 16 });
  canvas.ellipse({ x: 0.17, y: 0.46, rx: 0.12, ry: 0.15 / beat, value: 16 });
  canvas.ellipse({ x: -0.1, y: 0.27, rx: 0.13, ry: 0.014, turn: 18 * (beat - 0.8), value: 210 });
  canvas.ellipse({ x: 0.17, y: 0.27, rx: 0.11, ry: 0.014, turn: -14 * (beat - 0.8), value: 205 });
  canvas.ellipse({ x: 0.02, y: 0.72, rx: 0.55, ry: 0.05, value: 180 });
  return canvas.texture(3, 22, () => true).blur(2);
}

/** The blood's speed is positive towards the probe, negative away from it. */
function drawFlow(flow: Canvas, phase: number): void {
  const speed = Math.sin(phase * 2 * Math.PI);
  flow.ellipse({ x: -0.09, y: 0.2, rx: 0.05, ry: 0.24, turn: 5, value: speed });
  flow.ellipse({ x: 0.15, y: 0.18, rx: 0.035, ry: 0.2, turn: -5, value: -speed * 0.8 });
  flow.blur(4);
}

function paint(rgb: Uint8Array, at: number, bright: number, flow: number): void {
  const isFlow = Math.abs(flow) > 0.08 && bright < 90;
  const strength = 90 + 165 * Math.min(1, Math.abs(flow));
  rgb[at] = isFlow && flow > 0 ? strength : isFlow ? 0 : bright;
  rgb[at + 1] = isFlow ? strength * 0.25 : bright;
  rgb[at + 2] = isFlow && flow < 0 ? strength : isFlow ? 0 : bright;
}

function drawScale(rgb: Uint8Array, width: number, height: number): void {
  const dot = (column: number, row: number, grey: number) =>
    rgb.fill(grey, (row * width + column) * 3, (row * width + column) * 3 + 3);
  for (let row = 0; row < height * 0.4; row++) {
    for (let column = 0; column < 10; column++) {
      dot(width - 24 + column, row + Math.round(height * 0.08), 255 - (row / (height * 0.4)) * 255);
    }
  }
  for (let mark = 1; mark < 10; mark++) {
    for (let column = 0; column < (mark % 5 === 0 ? 10 : 5); column++) {
      dot(width - 40 + column, Math.round((height * mark) / 10), 160);
    }
  }
}
