import { Canvas } from "./canvas.ts";
import { randomFrom } from "./random.ts";

const AIR = -1000;
const NOISE = 12;

/** @param height a level from 0 (kidneys) to 1 (collarbones) @returns Hounsfield values */
export function drawCtBody(side: number, height: number, seed: number): Int16Array {
  const canvas = new Canvas(side, side, AIR);
  const wide = 0.9 - 0.1 * height;
  canvas.ellipse({ x: 0, y: 0, rx: wide, ry: 0.62, value: 20 });
  canvas.ellipse({ x: 0, y: 0, rx: wide - 0.012, ry: 0.608, value: -105 });
  canvas.ellipse({ x: 0, y: 0.01, rx: wide - 0.09, ry: 0.52, value: 55 });
  canvas.ellipse({ x: 0, y: 0, rx: wide - 0.16, ry: 0.45, value: -95 });
  if (height < 0.55) drawAbdomen(canvas, height / 0.55);
  if (height > 0.35) drawChest(canvas, (height - 0.35) / 0.65, seed);
  drawRibs(canvas, wide, height);
  drawSpine(canvas);
  canvas.ellipse({ x: 0, y: 0.9, rx: 0.8, ry: 0.06, value: -300 });
  canvas.ellipse({ x: 0, y: 0.885, rx: 0.79, ry: 0.05, value: -950 });
  return canvas
    .texture(seed % 7, 9, (value) => value > 20 && value < 190)
    .blur(1)
    .noise(seed, NOISE)
    .toInt16();
}

/** @param share a level from 0 (kidneys) to 1 (below the lungs) */
function drawAbdomen(canvas: Canvas, share: number): void {
  const near = (middle: number, reach: number) =>
    Math.sqrt(Math.max(0, 1 - ((share - middle) / reach) ** 2));
  const liver = near(0.75, 0.7);
  canvas.ellipse({ x: -0.36, y: -0.02, rx: 0.38 * liver, ry: 0.36 * liver, value: 105 });
  const stomach = near(0.8, 0.45);
  canvas.ellipse({ x: 0.34, y: -0.14, rx: 0.24 * stomach, ry: 0.2 * stomach, value: 45 });
  canvas.ellipse({ x: 0.34, y: -0.2, rx: 0.17 * stomach, ry: 0.1 * stomach, value: -900 });
  const spleen = near(0.75, 0.45);
  canvas.ellipse({ x: 0.55, y: 0.16, rx: 0.12 * spleen, ry: 0.2 * spleen, turn: 20, value: 115 });
  const kidneys = near(0.2, 0.4);
  for (const side of [-1, 1]) {
    const kidney = { x: side * 0.4, y: 0.22, turn: side * 25 };
    canvas.ellipse({ ...kidney, rx: 0.12 * kidneys, ry: 0.16 * kidneys, value: 170 });
    canvas.ellipse({ ...kidney, rx: 0.05 * kidneys, ry: 0.08 * kidneys, value: 30 });
  }
  for (let loop = 0; loop < 6; loop++) {
    const bowel = near(0.1, 0.45) * 0.08;
    const x = -0.3 + loop * 0.12;
    canvas.ellipse({ x, y: -0.2 - 0.06 * (loop % 2), rx: bowel, ry: bowel, value: 40 });
    canvas.ellipse({ x, y: -0.22, rx: bowel / 2, ry: bowel / 3, value: -700 });
  }
  canvas.ellipse({ x: -0.08, y: 0.12, rx: 0.06, ry: 0.05, value: 140 });
}

/** @param share a level from 0 (diaphragm) to 1 (top of the lungs) */
function drawChest(canvas: Canvas, share: number, seed: number): void {
  const size = Math.sqrt(Math.max(0, 1 - ((share - 0.45) / 0.62) ** 2));
  for (const side of [-1, 1]) {
    canvas.ellipse({ x: side * 0.4, y: 0, rx: 0.29 * size, ry: 0.44 * size, value: -860 });
  }
  const random = randomFrom(Math.floor(seed / 3) + 11);
  for (let vessel = 0; vessel < 70; vessel++) {
    const side = vessel % 2 === 0 ? -1 : 1;
    const outward = random();
    const x = side * (0.2 + 0.38 * outward * size);
    const y = (random() - 0.5) * 0.7 * size;
    const r = 0.004 + 0.014 * (1 - outward) * random();
    canvas.ellipse({ x, y, rx: r, ry: r * (1 + random()), turn: random() * 180, value: 40 });
  }
  const heart = Math.sqrt(Math.max(0, 1 - ((share - 0.25) / 0.4) ** 2));
  canvas.ellipse({ x: 0.1, y: -0.1, rx: 0.3 * heart, ry: 0.26 * heart, turn: 30, value: 60 });
  canvas.ellipse({ x: 0.14, y: -0.1, rx: 0.14 * heart, ry: 0.12 * heart, turn: 30, value: 190 });
  canvas.ellipse({ x: 0, y: -0.16, rx: 0.1, ry: 0.18, value: 45 });
  if (share > 0.5) {
    canvas.ellipse({ x: 0.02, y: -0.12, rx: 0.09, ry: 0.08, value: 230 });
    canvas.ellipse({ x: -0.02, y: 0.04, rx: 0.045, ry: 0.05, value: -980 });
  }
}

function drawRibs(canvas: Canvas, wide: number, height: number): void {
  for (let rib = 0; rib < 22; rib++) {
    const angle = (rib / 22) * 2 * Math.PI + height * 9;
    const x = Math.cos(angle) * (wide - 0.13);
    const y = Math.sin(angle) * 0.48;
    if (Math.abs(x) < 0.12) continue;
    const turn = (angle * 180) / Math.PI + 90;
    canvas.ellipse({ x, y, rx: 0.06, ry: 0.02, turn, value: 750 });
    canvas.ellipse({ x, y, rx: 0.045, ry: 0.01, turn, value: 250 });
  }
}

function drawSpine(canvas: Canvas): void {
  canvas.ellipse({ x: 0, y: 0.26, rx: 0.13, ry: 0.11, value: 650 });
  canvas.ellipse({ x: 0, y: 0.26, rx: 0.115, ry: 0.095, value: 230 });
  canvas.ellipse({ x: 0, y: 0.43, rx: 0.07, ry: 0.09, value: 600 });
  canvas.ellipse({ x: 0, y: 0.39, rx: 0.05, ry: 0.045, value: 25 });
  canvas.ellipse({ x: 0.06, y: 0.13, rx: 0.055, ry: 0.055, value: 220 });
}
