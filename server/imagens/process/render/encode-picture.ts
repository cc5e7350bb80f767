import sharp, { type Sharp } from "sharp";
import type { FrameTask, Level, Picture } from "./messages.ts";

export interface DrawnFrame {
  pixels: Uint8Array;
  width: number;
  height: number;
  channels: 1 | 3;
}

const TILE = 512;
const MOST_LEVELS = 3;
/** A level of tiles is made only if its longer side is more than this many times `longest`. */
const WORTH = 1.2;
const LOWEST_QUALITY = 40;
const QUALITY_STEP = 15;
const EFFORT = 2;

sharp.cache(false);
sharp.concurrency(1);

type Wanted = Pick<FrameTask, "longest" | "quality" | "atMost">;

export async function encodePicture(
  frame: DrawnFrame,
  { longest, quality, atMost }: Wanted,
): Promise<Picture> {
  const small = await resized(frame, longest);
  let webp = await encoded(small, quality);
  for (let next = quality; webp.length > atMost && next > LOWEST_QUALITY; ) {
    next = Math.max(LOWEST_QUALITY, next - QUALITY_STEP);
    webp = await encoded(small, next);
  }
  return { webp, width: small.width, height: small.height };
}

export async function encodeLevels(
  frame: DrawnFrame,
  { longest, quality }: Wanted,
): Promise<Level[]> {
  const levels: Level[] = [];
  let side = Math.max(frame.width, frame.height);
  for (; side > longest * WORTH && levels.length < MOST_LEVELS; side = Math.ceil(side / 2)) {
    levels.unshift(await cutIntoTiles(await resized(frame, side), quality));
  }
  return levels;
}

async function cutIntoTiles(frame: DrawnFrame, quality: number): Promise<Level> {
  const tiles: Uint8Array[] = [];
  for (let top = 0; top < frame.height; top += TILE) {
    for (let left = 0; left < frame.width; left += TILE) {
      const width = Math.min(TILE, frame.width - left);
      const height = Math.min(TILE, frame.height - top);
      const tile = raw(frame).extract({ left, top, width, height });
      tiles.push(await webpOf(tile, quality));
    }
  }
  return { width: frame.width, height: frame.height, tiles };
}

async function resized(frame: DrawnFrame, longest: number): Promise<DrawnFrame> {
  if (Math.max(frame.width, frame.height) <= longest) return frame;
  const { data, info } = await raw(frame)
    .resize({ width: longest, height: longest, fit: "inside" })
    .toColourspace(frame.channels === 1 ? "b-w" : "srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: frame.channels };
}

function encoded(frame: DrawnFrame, quality: number): Promise<Uint8Array> {
  return webpOf(raw(frame), quality);
}

function webpOf(image: Sharp, quality: number): Promise<Uint8Array> {
  return image.webp({ quality, effort: EFFORT }).toBuffer();
}

function raw({ pixels, width, height, channels }: DrawnFrame): Sharp {
  return sharp(pixels, { raw: { width, height, channels }, limitInputPixels: false });
}
