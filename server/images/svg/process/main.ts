/**
 * The process that draws one SVG as PNG: bytes in, bytes out. It has no key, no settings and, where the system allows
 * it, no network. The engine (librsvg) runs no scripts, follows no links, opens no files and refuses entity bombs.
 */
import { buffer } from "node:stream/consumers";
import sharp from "sharp";

/** In pixels. The largest file that is made of a logo or icon is smaller. */
const LONGEST_SIDE = 1024;
/** CSS pixels an inch, the unit of an SVG's own size. */
const NATURAL_DENSITY = 72;
/** The range that sharp accepts. */
const DENSITIES = [1, 100_000] as const;
/** Allows any drawing that fits a square of the longest side, and some rounding. */
const MOST_PIXELS = 4 * LONGEST_SIDE * LONGEST_SIDE;

sharp.cache(false);
sharp.concurrency(1);

const svg = await buffer(process.stdin);
const natural = await sharp(svg, { limitInputPixels: false }).metadata();
const [smallest, largest] = DENSITIES;
const wanted = (NATURAL_DENSITY * LONGEST_SIDE) / Math.max(natural.width, natural.height);
const density = Math.min(largest, Math.max(smallest, wanted));
const png = await sharp(svg, { density, limitInputPixels: MOST_PIXELS })
  .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
  .png({ compressionLevel: 1 })
  .toBuffer();
process.stdout.write(png);
