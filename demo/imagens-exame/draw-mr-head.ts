import { Canvas } from "./canvas.ts";

const NOISE = 14;

/** T2-weighted: fluid is bright, bone is dark. @param height a level from 0 to 1 (top) @returns signal, 0–4095 */
export function drawMrHead(side: number, height: number, seed: number): Uint16Array {
  const canvas = new Canvas(side, side, 12);
  const size = Math.sqrt(Math.max(0.05, 1 - (height * 0.94) ** 2.2));
  const ring = (rx: number, ry: number, value: number) =>
    canvas.ellipse({ x: 0, y: 0, rx: rx * size, ry: ry * size, value });
  ring(0.72, 0.88, 900);
  ring(0.68, 0.84, 90);
  ring(0.62, 0.78, 1500);
  ring(0.585, 0.745, 720);
  drawFolds(canvas, size);
  for (const x of [-0.25, 0.25]) {
    canvas.ellipse({ x: x * size, y: 0, rx: 0.2 * size, ry: 0.5 * size, value: 470 });
  }
  const open = Math.max(0, 1 - Math.abs(height - 0.5) / 0.25);
  for (const turn of [-15, 15]) {
    const x = Math.sign(turn) * 0.09;
    const ry = 0.26 * Math.sqrt(open);
    canvas.ellipse({ x, y: -0.14, rx: 0.05 * open, ry: ry * 0.7, turn, value: 1600 });
    canvas.ellipse({ x: x * 2, y: 0.22, rx: 0.05 * open, ry, turn: -turn * 2, value: 1600 });
    canvas.ellipse({ x: x * 1.9, y: 0.02, rx: 0.1 * open, ry: 0.14 * open, value: 640 });
  }
  canvas.ellipse({ x: 0, y: 0, rx: 0.01, ry: 0.74 * size, value: 1300 });
  if (height < 0.2) {
    for (const x of [-0.27, 0.27]) {
      canvas.ellipse({ x, y: -0.6, rx: 0.13, ry: 0.13, value: 1750 });
      canvas.ellipse({ x, y: -0.7, rx: 0.05, ry: 0.03, value: 300 });
    }
  }
  return canvas
    .texture(seed % 6, 60, (value) => value > 400 && value < 800)
    .blur(1)
    .map((value) => Math.abs(value))
    .noise(seed, NOISE)
    .map(Math.abs)
    .toUint16();
}

function drawFolds(canvas: Canvas, size: number): void {
  for (let fold = 0; fold < 36; fold++) {
    const angle = (fold / 36) * 2 * Math.PI;
    const depth = 0.88 + 0.05 * Math.sin(fold * 2.3);
    const x = Math.cos(angle) * 0.58 * depth * size;
    const y = Math.sin(angle) * 0.74 * depth * size;
    const turn = (angle * 180) / Math.PI + 12 * Math.sin(fold);
    canvas.ellipse({ x, y, rx: 0.075 * size, ry: 0.011, turn, value: 1350 });
  }
}
