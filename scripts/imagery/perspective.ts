/** One-point perspective for line drawings: rooms in centimetres, drawn back to front. */

export const LINE = "#14384a";
export const FAINT = "#7fa6b8";
export const PAPER = "#fbfdfe";
const WALL = "#f3f8fb";
export const SIDE = "#e9f2f7";
const FLOOR = "#dfebf1";
export const TINT = "#d0e6ef";
export const TINT2 = "#a3d0e2";
export const DEEP = "#2f7b9c";
export const GLOWING = "#0ea5e9";
export const LEAF = "#79bdb8";

type P3 = readonly [x: number, y: number, z: number];
export type Paint = { fill?: string; stroke?: string; width?: number; opacity?: number };

export class Scene {
  readonly parts: string[] = [];
  readonly vx: number;
  readonly vy: number;
  readonly eye: number;
  readonly near: number;
  readonly focal: number;

  constructor(o: { vx?: number; vy?: number; eye?: number; near?: number; focal?: number } = {}) {
    this.vx = o.vx ?? 600;
    this.vy = o.vy ?? 390;
    this.eye = o.eye ?? 135;
    this.near = o.near ?? 300;
    this.focal = o.focal ?? 900;
  }

  scale(z: number): number {
    return this.focal / (z + this.near);
  }

  at([x, y, z]: P3): string {
    const s = this.scale(z);
    return `${(this.vx + x * s).toFixed(1)} ${(this.vy - (y - this.eye) * s).toFixed(1)}`;
  }

  /** Markup with a paint; strokes are 1.5 px unless told. */
  add(d: string, { fill = "none", stroke = LINE, width = 1.5, opacity = 1 }: Paint = {}): void {
    const alpha = opacity === 1 ? "" : ` opacity="${opacity}"`;
    this.parts.push(
      `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"${alpha}/>`,
    );
  }

  face(points: readonly P3[], paint: Paint = {}): void {
    this.add(`M${points.map((p) => this.at(p)).join("L")}z`, paint);
  }

  line(points: readonly P3[], paint: Paint = {}): void {
    this.add(`M${points.map((p) => this.at(p)).join("L")}`, paint);
  }

  /** An upright rectangle facing us. */
  panel(x: number, y: number, z: number, w: number, h: number, paint: Paint = {}): void {
    this.face(
      [
        [x, y, z],
        [x + w, y, z],
        [x + w, y + h, z],
        [x, y + h, z],
      ],
      paint,
    );
  }

  /** A rectangle on a side wall (x fixed). */
  wallPanel(x: number, y: number, z: number, h: number, d: number, paint: Paint = {}): void {
    this.face(
      [
        [x, y, z],
        [x, y, z + d],
        [x, y + h, z + d],
        [x, y + h, z],
      ],
      paint,
    );
  }

  /** A level rectangle (y fixed). */
  slab(x: number, y: number, z: number, w: number, d: number, paint: Paint = {}): void {
    this.face(
      [
        [x, y, z],
        [x + w, y, z],
        [x + w, y, z + d],
        [x, y, z + d],
      ],
      paint,
    );
  }

  /** The faces of a box that can be seen, from x, y, z (near lower left) with its size. */
  box(
    [x, y, z]: P3,
    [w, h, d]: P3,
    {
      front = PAPER,
      top = PAPER,
      side = TINT,
      ...paint
    }: Paint & {
      front?: string;
      top?: string;
      side?: string;
    } = {},
  ): void {
    if (y + h < this.eye) this.slab(x, y + h, z, w, d, { ...paint, fill: top });
    if (y > this.eye) this.slab(x, y, z, w, d, { ...paint, fill: side });
    if (x > 0) this.wallPanel(x, y, z, h, d, { ...paint, fill: side });
    if (x + w < 0) this.wallPanel(x + w, y, z, h, d, { ...paint, fill: side });
    this.panel(x, y, z, w, h, { ...paint, fill: front });
  }

  /** A circle facing us. */
  disc(x: number, y: number, z: number, r: number, paint: Paint = {}): void {
    const s = this.scale(z);
    const [cx, cy] = [this.vx + x * s, this.vy - (y - this.eye) * s];
    const q = r * s;
    this.add(`M${cx - q} ${cy}a${q} ${q} 0 1 0 ${2 * q} 0a${q} ${q} 0 1 0 ${-2 * q} 0z`, paint);
  }

  /** A circle lying level: rugs, table tops, lampshades. */
  plate(x: number, y: number, z: number, rx: number, rz: number, paint: Paint = {}): void {
    const points = Array.from({ length: 48 }, (_, i) => {
      const a = (i / 48) * Math.PI * 2;
      return [x + rx * Math.cos(a), y, z + rz * Math.sin(a)] as const;
    });
    this.face(points, paint);
  }

  /** A flat drawing stood up at a place: centimetres, y down, its foot at 0 0. */
  prop(x: number, y: number, z: number, markup: string, width = 1.5): void {
    const s = this.scale(z);
    const [px, py] = this.at([x, y, z]).split(" ");
    this.parts.push(
      `<g transform="translate(${px} ${py}) scale(${s.toFixed(4)})" fill="none" stroke="${LINE}" stroke-width="${(width / s).toFixed(3)}">${markup}</g>`,
    );
  }

  svg(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800"
      stroke-linecap="round" stroke-linejoin="round"><rect width="1200" height="800" fill="${PAPER}"/>
      ${this.parts.join("\n")}</svg>`;
  }
}

/** Walls, floor and ceiling of a room `half` wide to each side, `high`, `deep`. */
export function shell(s: Scene, half: number, high: number, deep: number): void {
  const z = -150;
  const d = deep - z;
  s.slab(-half, high, z, half * 2, d, { fill: PAPER, stroke: "none" });
  s.slab(-half, 0, z, half * 2, d, { fill: FLOOR, stroke: "none" });
  s.wallPanel(-half, 0, z, high, d, { fill: SIDE, stroke: "none" });
  s.wallPanel(half, 0, z, high, d, { fill: SIDE, stroke: "none" });
  s.panel(-half, 0, deep, half * 2, high, { fill: WALL });
  for (const x of [-half, half]) {
    s.line([
      [x, 0, z],
      [x, 0, deep],
    ]);
    s.line([
      [x, high, z],
      [x, high, deep],
    ]);
    s.line(
      [
        [x, 9, z],
        [x, 9, deep],
      ],
      { stroke: FAINT, width: 1 },
    );
  }
  s.line(
    [
      [-half, 9, deep],
      [half, 9, deep],
    ],
    { stroke: FAINT, width: 1 },
  );
}

/** Long floorboards towards the vanishing point. */
export function boards(s: Scene, half: number, deep: number, step: number): void {
  for (let x = -half + step; x < half; x += step) {
    s.line(
      [
        [x, 0, -150],
        [x, 0, deep],
      ],
      { stroke: "#c3d8e2", width: 1 },
    );
  }
}

export function downlights(
  s: Scene,
  high: number,
  places: readonly (readonly [number, number])[],
): void {
  for (const [x, z] of places) {
    s.plate(x, high, z, 11, 11, { fill: "#ffffff", stroke: FAINT, width: 1.2 });
    s.plate(x, high, z, 6, 6, { fill: "#e4f6fd", stroke: FAINT, width: 0.8 });
  }
}
