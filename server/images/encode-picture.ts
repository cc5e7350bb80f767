import sharp from "sharp";
import { SMALLEST_WIDTH } from "#domain/midia/imagem.ts";
import type { Fundo } from "#domain/midia/logo.ts";
import type { Bucket, IdentidadeBucket, Recorte } from "#domain/midia/midia.ts";
import { type CheckedUpload, DECODING } from "./upload/check-upload.ts";

/** The largest width at which pages show a picture, in device pixels of a screen of double density (2x). */
const WIDEST: Readonly<Record<Exclude<Bucket, IdentidadeBucket>, number>> = {
  hero: 1920,
  estrutura: 1920,
  blog: 1920,
  medicos: 1280,
  convenios: 640,
};
/** Well within WebP's limit of 16,383. */
const HIGHEST = 4096;
const WIDTHS = [SMALLEST_WIDTH, 640, 960, 1280, 1920];

/** At this quality no difference from the original is visible. */
const FULL_QUALITY = 84;
const WEBP_QUALITY = 78;
const AVIF_QUALITY = 55;
/** Wider pictures get the fastest AVIF setting, because a slower one saves only a twentieth of the bytes. */
const AVIF_LARGE_WIDTH = 700;

export interface EncodedPicture {
  width: number;
  height: number;
  full: Buffer;
  small: Buffer | undefined;
  fundo?: Fundo;
  /** Further files. Each name here, such as `.png`, is appended to the picture's key. */
  beside?: Readonly<Record<string, Buffer>>;
  /** "000" to "333": red, green and blue in four steps each; null for a transparent picture. */
  cor: string | null;
}

export async function encodePicture(
  { bytes, width, height, hasAlpha }: Omit<Exclude<CheckedUpload, { problem: string }>, "sent">,
  bucket: keyof typeof WIDEST,
  recorte?: Recorte,
): Promise<EncodedPicture> {
  const upright = sharp(bytes, DECODING).autoOrient();
  const cut = recorte ? upright.extract(inPixels(recorte, width, height)) : upright;
  // sharp removes all metadata by default.
  const { data: full, info } = await cut
    .resize({ width: WIDEST[bucket], height: HIGHEST, fit: "inside", withoutEnlargement: true })
    .toColorspace("srgb")
    .webp({ quality: FULL_QUALITY, effort: 0 })
    .toBuffer({ resolveWithObject: true });
  const small = info.width > SMALLEST_WIDTH ? await encodeWebp(full, SMALLEST_WIDTH) : undefined;
  const cor = hasAlpha ? null : await dominantColour(small ?? full);
  return { width: info.width, height: info.height, full, small, cor };
}

/** Lists no WebP of the full width, because the full image already is one. */
export function variantWidths(width: number): { avif: number[]; webp: number[] } {
  const webp = WIDTHS.filter((one) => one < width);
  return { webp, avif: [...webp, width] };
}

export function encodeWebp(full: Uint8Array, width: number): Promise<Buffer> {
  return sharp(full).resize({ width }).webp({ quality: WEBP_QUALITY, effort: 2 }).toBuffer();
}

export function encodeAvif(full: Uint8Array, width: number): Promise<Buffer> {
  const effort = width > AVIF_LARGE_WIDTH ? 0 : 2;
  return sharp(full).resize({ width }).avif({ quality: AVIF_QUALITY, effort }).toBuffer();
}

function inPixels(recorte: Recorte, width: number, height: number) {
  const left = Math.min(Math.floor(recorte.x * width), width - 1);
  const top = Math.min(Math.floor(recorte.y * height), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(recorte.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(recorte.height * height), height - top)),
  };
}

async function dominantColour(picture: Buffer): Promise<string> {
  const { data } = await sharp(picture)
    .resize(1, 1, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)].map((value) => Math.round(value / 85)).join("");
}
