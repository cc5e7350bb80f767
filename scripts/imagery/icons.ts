/**
 * The clinic's mark as PNG, for where an SVG is not taken: from app/images/favicon.svg into
 * app/images/icons/. `node_modules/.bin/node scripts/imagery/icons.ts`
 */
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

const IMAGES = path.resolve(import.meta.dirname, "../../app/images");
const ICONS = path.join(IMAGES, "icons");

const svg = await readFile(path.join(IMAGES, "favicon.svg"), "utf8");
/** Phones cut the corners themselves: the ground reaches the edge. */
const square = svg.replace(' rx="8"', "");
if (square === svg) throw new Error("favicon.svg has no rounded ground any more");

await mkdir(ICONS, { recursive: true });
await draw(svg, 32, "icon-32.png");
await draw(square, 180, "icon-180.png");
await draw(svg, 192, "icon-192.png");
await draw(svg, 512, "icon-512.png");
await draw(square, 512, "icon-512-maskable.png");

/** librsvg draws at 72 dots an inch what the view box (32) says. */
async function draw(source: string, size: number, name: string): Promise<void> {
  await sharp(Buffer.from(source), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, colours: 16, dither: 0, effort: 10 })
    .toFile(path.join(ICONS, name));
}
