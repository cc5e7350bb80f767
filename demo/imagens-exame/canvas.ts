import { noiseFrom, randomFrom } from "./random.ts";

export interface Ellipse {
  /** From -1 to 1; `y` goes downwards. */
  x: number;
  y: number;
  rx: number;
  ry: number;
  /** In degrees. */
  turn?: number;
  value: number;
  /** True to add `value` to the canvas's values instead of replacing them. */
  isAdded?: boolean;
}

export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;

  constructor(width: number, height: number, background: number) {
    this.width = width;
    this.height = height;
    this.values = new Float32Array(width * height).fill(background);
  }

  ellipse({ x, y, rx, ry, turn = 0, value, isAdded = false }: Ellipse): this {
    if (rx <= 0 || ry <= 0) return this;
    const angle = (turn * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const reach = Math.max(rx, ry);
    const [left, right] = this.#span(x, reach, this.width);
    const [top, bottom] = this.#span(y, reach, this.height);
    for (let row = top; row < bottom; row++) {
      const dy = (row * 2 + 1) / this.height - 1 - y;
      for (let column = left; column < right; column++) {
        const dx = (column * 2 + 1) / this.width - 1 - x;
        const u = (dx * cos + dy * sin) / rx;
        const v = (dy * cos - dx * sin) / ry;
        if (u * u + v * v > 1) continue;
        const index = row * this.width + column;
        this.values[index] = isAdded ? (this.values[index] ?? 0) + value : value;
      }
    }
    return this;
  }

  texture(seed: number, strength: number, within: (value: number) => boolean): this {
    const clouds = [8, 24, 60].map((cells, index) => cloud(cells, seed + index));
    for (let row = 0; row < this.height; row++) {
      for (let column = 0; column < this.width; column++) {
        const index = row * this.width + column;
        const value = this.values[index] ?? 0;
        if (!within(value)) continue;
        let sum = 0;
        for (const [octave, at] of clouds.entries()) {
          sum += at(column / this.width, row / this.height) / (octave + 1);
        }
        this.values[index] = value + sum * strength;
      }
    }
    return this;
  }

  blur(rounds: number): this {
    for (let round = 0; round < rounds; round++) {
      this.#average(1, this.width, this.height);
      this.#average(this.width, this.height, this.width);
    }
    return this;
  }

  noise(seed: number, strength: number): this {
    const next = noiseFrom(seed);
    for (let index = 0; index < this.values.length; index++) {
      this.values[index] = (this.values[index] ?? 0) + next() * strength;
    }
    return this;
  }

  map(change: (value: number) => number): this {
    for (let index = 0; index < this.values.length; index++) {
      this.values[index] = change(this.values[index] ?? 0);
    }
    return this;
  }

  enlarged(width: number, height: number): Canvas {
    const larger = new Canvas(width, height, 0);
    for (let row = 0; row < height; row++) {
      const y = Math.min(this.height - 1.001, (row * this.height) / height);
      for (let column = 0; column < width; column++) {
        const x = Math.min(this.width - 1.001, (column * this.width) / width);
        larger.values[row * width + column] = between(this.values, this.width, x, y);
      }
    }
    return larger;
  }

  toInt16(): Int16Array {
    return Int16Array.from(this.values, Math.round);
  }

  toUint16(): Uint16Array {
    return Uint16Array.from(this.values, (value) => Math.max(0, Math.round(value)));
  }

  #span(centre: number, reach: number, pixels: number): [number, number] {
    const from = Math.floor(((centre - reach + 1) / 2) * pixels);
    const to = Math.ceil(((centre + reach + 1) / 2) * pixels);
    return [Math.max(0, from), Math.min(pixels, to)];
  }

  #average(step: number, length: number, lines: number): void {
    const across = step === 1 ? this.width : 1;
    for (let line = 0; line < lines; line++) {
      const start = line * across;
      let before = this.values[start] ?? 0;
      for (let at = 1; at < length - 1; at++) {
        const index = start + at * step;
        const here = this.values[index] ?? 0;
        this.values[index] = (before + 2 * here + (this.values[index + step] ?? 0)) / 4;
        before = here;
      }
    }
  }
}

function cloud(cells: number, seed: number): (x: number, y: number) => number {
  const random = randomFrom(seed);
  const side = cells + 2;
  const grid = Float32Array.from({ length: side * side }, () => random() * 2 - 1);
  return (x, y) => between(grid, side, x * cells, y * cells);
}

function between(grid: Float32Array, width: number, x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - column, y - row];
  const at = (dx: number, dy: number) => grid[(row + dy) * width + column + dx] ?? 0;
  const upper = at(0, 0) * (1 - right) + at(1, 0) * right;
  const lower = at(0, 1) * (1 - right) + at(1, 1) * right;
  return upper * (1 - down) + lower * down;
}
