/** The magnet room: the ring, its table, a lit sky in the ceiling, the control window. */
import { DEEP, FAINT, GLOWING, PAPER, Scene, SIDE, shell, TINT, TINT2 } from "./perspective.ts";
import { plant, screen, slicePicture } from "./props.ts";

const X = 40;
const Y = 108;

export function mriRoom(): string {
  const s = new Scene({ vx: 545, vy: 372, eye: 138 });
  shell(s, 330, 280, 560);
  floor(s);
  skyPanel(s);
  controlWindow(s);
  backWall(s);
  cabinet(s);
  gantry(s);
  table(s);
  s.prop(-284, 0, 500, plant(150));
  return s.svg();
}

function floor(s: Scene): void {
  for (let x = -220; x < 330; x += 110) {
    s.line(
      [
        [x, 0, -150],
        [x, 0, 560],
      ],
      { stroke: "#c6dae4", width: 1 },
    );
  }
  for (const z of [-40, 70, 180, 290, 400, 510]) {
    s.line(
      [
        [-330, 0, z],
        [330, 0, z],
      ],
      { stroke: "#c6dae4", width: 1 },
    );
  }
  s.plate(X, 0.4, 330, 230, 260, { fill: "#cfe3ed", stroke: "#9fc2d1", width: 1 });
}

function skyPanel(s: Scene): void {
  for (const x of [-130, -40, 50]) {
    for (const z of [60, 165, 270]) {
      s.slab(x, 280, z, 84, 98, { fill: "#d5eefa", stroke: FAINT, width: 1 });
    }
  }
  const cloud = (x: number, z: number, k: number) =>
    s.face(
      Array.from({ length: 40 }, (_, i) => {
        const a = (i / 40) * Math.PI * 2;
        const r = 1 + 0.16 * Math.sin(a * 5 + x);
        return [x + 42 * k * r * Math.cos(a), 280, z + 17 * k * r * Math.sin(a)] as const;
      }),
      { fill: "#ffffff", stroke: "none", opacity: 0.85 },
    );
  cloud(-60, 120, 1);
  cloud(60, 220, 1.2);
  cloud(-82, 310, 0.8);
  for (const x of [-130, -40, 50]) {
    for (const z of [60, 165, 270]) s.slab(x, 280, z, 84, 98, { stroke: FAINT, width: 1 });
  }
}

function controlWindow(s: Scene): void {
  s.wallPanel(-330, 92, 170, 112, 230, { fill: PAPER });
  s.wallPanel(-330, 99, 178, 98, 214, { fill: "#2c6480" });
  s.wallPanel(-330, 99, 178, 40, 214, { fill: "#1d4c64", stroke: "none" });
  for (const z of [206, 290]) {
    s.wallPanel(-330, 118, z, 46, 56, { fill: "#0b2b3b", stroke: "#6fb4cf", width: 1.2 });
    s.face(
      Array.from({ length: 28 }, (_, i) => {
        const a = (i / 28) * Math.PI * 2;
        return [-330, 141 + 16 * Math.sin(a), z + 28 + 13 * Math.cos(a)] as const;
      }),
      { fill: "#67c9e8", stroke: GLOWING, width: 2.5 },
    );
  }
  s.line(
    [
      [-330, 99, 392],
      [-330, 160, 330],
      [-330, 197, 292],
    ],
    { stroke: "#9fd3e6", width: 1, opacity: 0.5 },
  );
  s.wallPanel(-330, 86, 164, 6, 242, { fill: PAPER });
}

function backWall(s: Scene): void {
  s.panel(-250, 0, 560, 96, 212, { fill: PAPER });
  s.panel(-243, 0, 560, 82, 205, { fill: SIDE });
  s.panel(-216, 120, 560, 28, 60, { fill: "#eef8fc" });
  s.line(
    [
      [-170, 98, 560],
      [-170, 114, 560],
    ],
    { width: 3 },
  );
  s.panel(-260, 218, 560, 116, 14, { fill: TINT2, width: 1.2 });
  const wave = (y: number, k: number) =>
    s.line(
      Array.from({ length: 60 }, (_, i) => {
        const x = -130 + (i / 59) * 440;
        return [x, y + k * Math.sin(i * 0.23 + y) + k * 0.5 * Math.sin(i * 0.11), 560] as const;
      }),
      { stroke: "#a9cbda", width: 1.2 },
    );
  for (let k = 0; k < 8; k++) wave(168 + k * 11, 7 + k * 0.5);
}

function cabinet(s: Scene): void {
  s.box([262, 0, 230], [68, 92, 290], { front: PAPER, side: TINT, top: "#fff" });
  for (const z of [327, 424])
    s.line([
      [262, 2, z],
      [262, 90, z],
    ]);
  for (const z of [318, 336, 416])
    s.line(
      [
        [262, 52, z],
        [262, 66, z],
      ],
      { width: 2.4 },
    );
  s.box([286, 150, 240], [44, 4, 260], { front: PAPER, side: TINT2 });
  s.prop(
    306,
    154,
    450,
    `<path fill="${PAPER}" d="M-20 0V-22C-20-38 20-38 20-22V0H11V-20C11-26-11-26-11-20V0z"/>`,
  );
  s.prop(
    306,
    154,
    360,
    `<path fill="${TINT2}" d="M-18 0V-18C-18-42 18-42 18-18V0z"/><path d="M-10-8V-18C-10-30 10-30 10-18V-8M-18-8H18"/>`,
  );
  s.prop(306, 154, 290, `<path fill="${PAPER}" d="M-16-14H16V0H-16zM-13-26H13V-14H-13z"/>`);
  s.prop(
    300,
    92,
    300,
    `<path fill="${PAPER}" d="M-20-12H20V0H-20zM-18-22H18V-12H-18z"/><path d="M-20-6H20M-18-17H18" stroke-width=".6"/>`,
  );
  s.prop(292, 92, 440, screen(38, 26, slicePicture));
}

function squircle(s: Scene, z: number, w: number, h: number, r: number, yc = Y + 4): string {
  const points = Array.from({ length: 120 }, (_, i) => {
    const a = (i / 120) * Math.PI * 2;
    const p = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / r);
    return s.at([X + (w / 2) * p(Math.cos(a)), yc + (h / 2) * p(Math.sin(a)), z]);
  });
  return `M${points.join("L")}z`;
}

function gantry(s: Scene): void {
  s.box([X - 96, 0, 326], [192, 12, 170], { front: TINT2, side: DEEP, top: TINT2 });
  s.add(squircle(s, 500, 236, 222, 4), { fill: TINT2, width: 1.8 });
  for (let z = 498; z > 322; z -= 4)
    s.add(squircle(s, z, 236, 222, 4), { fill: TINT2, stroke: "none" });
  for (const z of [440, 380]) s.add(squircle(s, z, 236, 222, 4), { stroke: "#7fb6cb", width: 1.2 });
  s.add(squircle(s, 322, 236, 222, 4), { fill: TINT, width: 1.8 });
  s.add(squircle(s, 312, 218, 204, 4.2), { fill: PAPER, width: 1.5 });
  s.disc(X, Y, 312, 62, { fill: "#eef6fa", stroke: FAINT, width: 1.2 });
  s.disc(X, Y, 318, 54, { fill: TINT });
  s.disc(X, Y, 326, 46, { fill: GLOWING, width: 1.5 });
  s.disc(X, Y, 330, 43, { fill: "#e3f7fd", stroke: "#7fd0ea", width: 1 });
  for (let k = 0; k < 7; k++) {
    const tones = ["#cdebf6", "#bfe3f1", "#aed9ea", "#9ccde1", "#8bc1d8", "#79b4ce", "#f2fbfe"];
    s.disc(X, Y, 345 + k * 24, 41, { fill: tones[k] as string, stroke: "#7fb6cb", width: 0.8 });
  }
  s.panel(X - 92, 176, 312, 34, 14, { fill: "#0b2b3b", width: 1.2 });
  s.line(
    [
      [X - 87, 182, 312],
      [X - 76, 182, 312],
      [X - 72, 187, 312],
      [X - 68, 180, 312],
      [X - 62, 182, 312],
    ],
    {
      stroke: "#67c9e8",
    },
  );
  for (const k of [0, 1, 2])
    s.disc(X + 70 + k * 11, 183, 312, 3.4, { fill: k === 0 ? GLOWING : PAPER, width: 1.2 });
}

function table(s: Scene): void {
  s.box([X - 32, 0, 100], [64, 7, 200], { front: TINT2, side: DEEP, top: TINT2 });
  s.box([X - 20, 7, 150], [40, 55, 130], { front: TINT, side: TINT2, top: TINT });
  s.line(
    [
      [X - 12, 16, 150],
      [X - 12, 54, 150],
    ],
    { stroke: "#7fb6cb", width: 1.2 },
  );
  s.line(
    [
      [X + 12, 16, 150],
      [X + 12, 54, 150],
    ],
    { stroke: "#7fb6cb", width: 1.2 },
  );
  s.box([X - 30, 62, 40], [60, 12, 300], { front: PAPER, side: TINT2, top: "#fff" });
  s.box([X - 26, 74, 48], [52, 6, 284], { front: TINT2, side: DEEP, top: "#c3e2ee" });
  for (const z of [140, 226])
    s.line(
      [
        [X - 26, 80, z],
        [X + 26, 80, z],
      ],
      { stroke: "#7fb6cb", width: 1.2 },
    );
  s.face(
    [
      [X - 20, 80.5, 262],
      [X + 20, 80.5, 262],
      [X + 18, 84, 306],
      [X - 18, 84, 306],
    ],
    { fill: "#fff" },
  );
  s.prop(
    X,
    80,
    258,
    `<path fill="#fff" d="M-20 0C-22-8-16-10-12-9C-4-11 4-11 12-9C16-10 22-8 20 0z"/>`,
  );
  s.line(
    [
      [X, 68, 40],
      [X, 70, 40],
    ],
    { width: 3 },
  );
}
