/** This process has no key. librsvg runs no scripts, follows no links, opens no files and refuses entity bombs. */
import { buffer } from "node:stream/consumers";
import sharp from "sharp";

/** The longest side of a drawing, longer than any logo or icon that is made from it. */
const LONGEST_SIDE = 1024;
/** The density, in dots an inch, at which sharp draws an SVG in its own size. */
const NATURAL_DENSITY = 72;
/** The densities that sharp accepts. */
const DENSITIES = [1, 100_000] as const;
/** Enough for a square of the longest side, even if rounding enlarges it. */
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
