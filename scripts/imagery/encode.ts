/** Writes pictures as AVIF and WebP, stepping quality down until the weight is right. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";

const WIDTHS = [320, 640, 960, 1280, 1920];

/** Bytes allowed at a width, and the quality to begin with. */
export type Budget = { bytes: (width: number) => number; quality: number };

async function within(
  budget: number,
  from: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  let out = await encode(from);
  for (let quality = from - 5; out.length > budget && quality >= 20; quality -= 5) {
    out = await encode(quality);
  }
  return out;
}

function encodeAvif(picture: Sharp, budget: number, from = 55): Promise<Buffer> {
  return within(budget, from, (quality) =>
    picture.clone().avif({ quality, effort: 6, chromaSubsampling: "4:2:0" }).toBuffer(),
  );
}

function encodeWebp(picture: Sharp, budget: number, from = 76): Promise<Buffer> {
  return within(budget, from, (quality) =>
    picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer(),
  );
}

async function save(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
  console.log(`${(bytes.length / 1024).toFixed(1).padStart(7)} KB  ${file}`);
}

/** A pair for the build: `{folder}/{name}.avif` and `.webp`. */
export async function writePair(
  folder: string,
  name: string,
  picture: Sharp,
  { width, budget }: { width?: number; budget: number },
): Promise<void> {
  const sized = await materialise(picture, width);
  await save(path.join(folder, `${name}.avif`), await encodeAvif(sized, budget));
  await save(path.join(folder, `${name}.webp`), await encodeWebp(sized, budget * 1.5));
}

/** The whole set of one uploaded picture: the base and a variant for each width that fits. */
export async function writeSet(
  folder: string,
  name: string,
  picture: Sharp,
  { bytes, quality }: Budget,
): Promise<void> {
  const whole = await materialise(picture);
  const { width, height } = await whole.metadata();
  const base = path.join(folder, `${name}-${width}x${height}`);
  await save(`${base}.webp`, await encodeWebp(whole, bytes(width) * 1.4, quality + 27));
  for (const w of WIDTHS.filter((each) => each <= width)) {
    const sized = await materialise(whole, w);
    await save(`${base}-${w}.avif`, await encodeAvif(sized, bytes(w), quality));
    await save(`${base}-${w}.webp`, await encodeWebp(sized, bytes(w) * 1.25, quality + 24));
  }
}

async function materialise(picture: Sharp, width?: number): Promise<Sharp> {
  const sized = width ? picture.clone().resize({ width }) : picture.clone();
  const { data, info } = await sized.raw().toBuffer({ resolveWithObject: true });
  const { width: w, height, channels } = info;
  return sharp(data, { raw: { width: w, height, channels } });
}
