/**
 * The light on the pictures of shared links: the head phantom as a grey map, placed at the right and
 * faded where words stand. The server tints it in the clinic's colours.
 * `node_modules/.bin/node scripts/imagery/share-light.ts`
 */
import path from "node:path";
import sharp from "sharp";

const ROOT = path.resolve(import.meta.dirname, "../..");
const WIDTH = 1200;
const HEIGHT = 630;
/** Of the phantom's own picture, and where it lands. */
const SCALE = 0.74;
const LEFT = 322;
const TOP = -78;
/** The phantom's own ground is not black; what is darker than this is no light. */
const GROUND = 24;

const source = sharp(path.join(ROOT, "app/images/hero-phantom.webp"));
const { width = 0, height = 0 } = await source.metadata();
const scaled = await source
  .resize(Math.round(width * SCALE), Math.round(height * SCALE))
  .greyscale()
  .linear(255 / (255 - GROUND), (-GROUND * 255) / (255 - GROUND))
  .extract({
    left: 0,
    top: -TOP,
    width: Math.min(WIDTH - LEFT, Math.round(width * SCALE)),
    height: Math.min(HEIGHT, Math.round(height * SCALE) + TOP),
  })
  .png()
  .toBuffer();

const fade =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <linearGradient id="x"><stop offset="0.5" stop-color="#000"/><stop offset="0.74" stop-color="#fff"/></linearGradient>
  <linearGradient id="y" x2="0" y2="1"><stop offset="0.62" stop-color="#fff"/><stop offset="0.86" stop-color="#000"/></linearGradient>
  <rect width="100%" height="100%" fill="url(#x)"/>
  <rect width="100%" height="100%" fill="url(#y)" style="mix-blend-mode:multiply"/>
</svg>`);

await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: "#000" } })
  .composite([
    { input: scaled, left: LEFT, top: 0 },
    { input: await sharp(fade).png().toBuffer(), blend: "multiply" },
  ])
  .greyscale()
  .webp({ quality: 82, effort: 6 })
  .toFile(path.join(ROOT, "server/images/share-light.webp"));
