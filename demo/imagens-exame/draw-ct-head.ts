import { Canvas } from "./canvas.ts";

const AIR = -1000;
const NOISE = 6;

/** @param height a level from 0 (base of the skull) to 1 (top of the skull) @returns Hounsfield values */
export function drawCtHead(side: number, height: number, seed: number): Int16Array {
  const canvas = new Canvas(side, side, AIR);
  const size = Math.sqrt(Math.max(0.05, 1 - (height * 0.96) ** 2.4));
  const ring = (rx: number, ry: number, value: number) =>
    canvas.ellipse({ x: 0, y: 0.02, rx: rx * size, ry: ry * size, value });
  ring(0.7, 0.86, -60);
  ring(0.685, 0.845, 45);
  ring(0.65, 0.81, 950);
  ring(0.635, 0.795, 500);
  ring(0.62, 0.78, 1100);
  ring(0.59, 0.75, 8);
  ring(0.575, 0.735, 36);
  drawBrain(canvas, size, height);
  if (height < 0.22) drawBase(canvas, 1 - height / 0.22);
  drawHeadrest(canvas);
  return canvas
    .texture(seed % 5, 5, (value) => value > 0 && value < 80)
    .blur(1)
    .noise(seed, NOISE)
    .toInt16();
}

function drawBrain(canvas: Canvas, size: number, height: number): void {
  for (const x of [-0.26, 0.26]) {
    canvas.ellipse({ x: x * size, y: 0, rx: 0.2 * size, ry: 0.52 * size, value: 29 });
  }
  const open = 1 - Math.abs(height - 0.5) / 0.22;
  if (open > 0) {
    for (const turn of [-14, 14]) {
      const x = Math.sign(turn) * 0.09;
      const [rx, ry] = [0.05 + 0.03 * open, 0.28 * Math.sqrt(open)];
      canvas.ellipse({ x, y: -0.16, rx, ry: ry * 0.7, turn, value: 8 });
      canvas.ellipse({ x: x * 2.1, y: 0.24, rx, ry: ry * 0.8, turn: -turn * 2, value: 8 });
    }
    for (const x of [-0.16, 0.16]) {
      canvas.ellipse({ x, y: 0.02, rx: 0.09, ry: 0.13, value: 38 });
    }
    canvas.ellipse({ x: 0, y: 0.1, rx: 0.018, ry: 0.1, value: 9 });
  }
  if (height > 0.4) canvas.ellipse({ x: 0, y: 0, rx: 0.008, ry: 0.73 * size, value: 55 });
  if (height > 0.45 && height < 0.55) {
    canvas.ellipse({ x: 0, y: 0.3, rx: 0.02, ry: 0.025, value: 140 });
  }
}

function drawBase(canvas: Canvas, share: number): void {
  for (const side of [-1, 1]) {
    canvas.ellipse({ x: side * 0.27, y: -0.58, rx: 0.19, ry: 0.17, value: 700 });
    canvas.ellipse({ x: side * 0.27, y: -0.6, rx: 0.165, ry: 0.15, value: -80 });
    canvas.ellipse({ x: side * 0.27, y: -0.62, rx: 0.11, ry: 0.11, value: 15 });
    canvas.ellipse({ x: side * 0.36, y: 0.06, rx: 0.24, ry: 0.07, turn: side * -28, value: 1200 });
    canvas.ellipse({ x: side * 0.46, y: 0.14, rx: 0.09, ry: 0.06, value: -600 });
    canvas.ellipse({ x: side * 0.2, y: 0.42, rx: 0.24, ry: 0.22, value: 33 });
  }
  canvas.ellipse({ x: 0, y: -0.5, rx: 0.09, ry: 0.24 * share, value: 650 });
  canvas.ellipse({ x: 0, y: -0.5, rx: 0.07, ry: 0.22 * share, value: -950 });
  canvas.ellipse({ x: 0, y: 0.12, rx: 0.1, ry: 0.12, value: 31 });
}

function drawHeadrest(canvas: Canvas): void {
  for (let step = -8; step <= 8; step++) {
    const x = step * 0.1;
    canvas.ellipse({ x, y: 0.985 - x * x * 0.18, rx: 0.07, ry: 0.012, value: -250 });
  }
}
