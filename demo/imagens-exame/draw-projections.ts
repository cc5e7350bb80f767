import { Canvas } from "./canvas.ts";
import { randomFrom } from "./random.ts";

const SHARE = 4;

/** @returns the radiation at each pixel, 0–4095; more is darker */
export function drawChestXray(width: number, height: number, seed: number): Uint16Array {
  const canvas = new Canvas(width / SHARE, height / SHARE, 3900);
  canvas.ellipse({ x: 0, y: 0.35, rx: 0.93, ry: 1.25, value: 1500 });
  canvas.ellipse({ x: 0, y: -0.95, rx: 0.3, ry: 0.5, value: 1500 });
  for (const side of [-1, 1]) {
    canvas.ellipse({ x: side * 0.43, y: -0.05, rx: 0.34, ry: 0.72, turn: side * 5, value: 3000 });
    canvas.ellipse({ x: side * 0.45, y: 0.62, rx: 0.4, ry: 0.22, turn: side * -8, value: 1150 });
    canvas.ellipse({ x: side * 0.13, y: 0, rx: 0.12, ry: 0.2, value: -350, isAdded: true });
  }
  canvas.ellipse({ x: 0.14, y: 0.27, rx: 0.34, ry: 0.34, turn: 30, value: 1050 });
  canvas.ellipse({ x: 0.12, y: -0.25, rx: 0.13, ry: 0.13, value: 1400 });
  canvas.ellipse({ x: 0, y: 0.2, rx: 0.1, ry: 1.3, value: -480, isAdded: true });
  canvas.ellipse({ x: 0, y: -0.6, rx: 0.045, ry: 0.34, value: 500, isAdded: true });
  drawRibs(canvas);
  drawVessels(canvas, seed);
  return canvas
    .blur(3)
    .texture(seed, 90, (value) => value < 3600)
    .enlarged(width, height)
    .noise(seed, 26)
    .map((value) => Math.min(4095, value))
    .toUint16();
}

function drawRibs(canvas: Canvas): void {
  for (let rib = 0; rib < 10; rib++) {
    const y = -0.72 + rib * 0.145;
    for (const side of [-1, 1]) {
      for (let step = 0; step < 46; step++) {
        const along = step / 46;
        const x = side * (0.1 + 0.66 * along ** 0.8);
        const at = y + 0.22 * along ** 2.2 - 0.06 * Math.sin(along * Math.PI);
        canvas.ellipse({ x, y: at, rx: 0.016, ry: 0.022, value: -52, isAdded: true });
      }
    }
  }
  for (const side of [-1, 1]) {
    const clavicle = { x: side * 0.4, y: -0.78, turn: side * -12 };
    canvas.ellipse({ ...clavicle, rx: 0.36, ry: 0.035, value: -420, isAdded: true });
    canvas.ellipse({ x: side * 0.84, y: -0.5, rx: 0.09, ry: 0.34, value: -300, isAdded: true });
  }
  for (let vertebra = 0; vertebra < 15; vertebra++) {
    const y = -0.9 + vertebra * 0.13;
    canvas.ellipse({ x: 0, y, rx: 0.085, ry: 0.05, value: -110, isAdded: true });
  }
}

function drawVessels(canvas: Canvas, seed: number): void {
  const random = randomFrom(seed + 3);
  for (let vessel = 0; vessel < 90; vessel++) {
    const side = vessel % 2 === 0 ? -1 : 1;
    const outward = random() ** 1.5;
    const down = (random() - 0.45) * 0.9 * (0.35 + outward);
    canvas.ellipse({
      x: side * (0.16 + 0.5 * outward),
      y: down,
      rx: 0.09 * (1.1 - outward),
      ry: 0.012 * (1.2 - outward),
      turn: side * ((down * 60) / (0.2 + outward)),
      value: -170 * (1.1 - outward),
      isAdded: true,
    });
  }
}

export interface MammogramView {
  laterality: "R" | "L";
  view: "CC" | "MLO";
}

/** @returns the tissue at each pixel, 0–4095; more is brighter */
export function drawMammogram(
  width: number,
  height: number,
  { laterality, view, seed }: MammogramView & { seed: number },
): Uint16Array {
  const canvas = new Canvas(width / SHARE, height / SHARE, 0);
  // The chest is at the left edge of a left breast's picture.
  const edge = laterality === "L" ? -1 : 1;
  canvas.ellipse({ x: edge, y: 0.02, rx: 1.5, ry: 0.82, value: 900 });
  canvas.ellipse({ x: edge, y: 0.02, rx: 1.42, ry: 0.78, value: 1350 });
  canvas.ellipse({ x: edge * 0.55, y: 0, rx: 0.8, ry: 0.55, value: 1900 });
  const random = randomFrom(seed);
  for (let strand = 0; strand < 160; strand++) {
    const along = random();
    const x = edge * (0.95 - 1.15 * along);
    const y = (random() - 0.5) * (1.1 - 0.8 * along);
    const turn = edge * (y * 70 + (random() - 0.5) * 40);
    const [rx, ry] = [0.06 + 0.16 * random(), 0.008 + 0.02 * random()];
    canvas.ellipse({ x, y, rx, ry, turn, value: 90 + 130 * random(), isAdded: true });
  }
  if (view === "MLO") {
    const muscle = { x: edge * 1.05, y: -0.95, turn: edge * -24 };
    canvas.ellipse({ ...muscle, rx: 0.55, ry: 0.95, value: 2500 });
  }
  for (let grain = 0; grain < 9; grain++) {
    const [x, y] = [edge * (0.25 + 0.08 * random()), 0.16 + 0.08 * random()];
    canvas.ellipse({ x, y, rx: 0.006, ry: 0.005, value: 1100, isAdded: true });
  }
  return canvas
    .texture(seed, 210, (value) => value > 800)
    .blur(2)
    .enlarged(width, height)
    .map((value) => (value < 350 ? 0 : value))
    .noise(seed, 18)
    .map((value) => Math.min(4095, Math.max(0, value)))
    .toUint16();
}
