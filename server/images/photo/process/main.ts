/** This process has no key and, where the system allows it, no network. Its parent has checked the format. */
import { buffer } from "node:stream/consumers";
import sharp from "sharp";

const MOST_PIXELS = 40_000_000;
/** At this size the small print of a photographed page stays legible. */
const LONGEST_SIDE = 1600;
const QUALITY = 78;

sharp.cache(false);
sharp.concurrency(1);

const photo = await buffer(process.stdin);
const webp = await sharp(photo, {
  limitInputPixels: MOST_PIXELS,
  failOn: "truncated",
  sequentialRead: true,
  animated: false,
})
  .autoOrient()
  .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
  .toColorspace("srgb")
  .webp({ quality: QUALITY, effort: 2 })
  .toBuffer();
process.stdout.write(webp);
