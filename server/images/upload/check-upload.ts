import { readFile } from "node:fs/promises";
import { fileTypeFromBuffer } from "file-type";
import sharp, { type SharpOptions } from "sharp";
import { UPLOAD_MAX_PIXELS, UPLOAD_TYPES } from "#domain/midia/midia.ts";
import { drawSvg, mayBeSvg } from "#server/images/svg/draw-svg.ts";
import { hasTooManyScans } from "./jpeg-scans.ts";
import { onlyPixels } from "./only-pixels.ts";
import { isPolyglot } from "./polyglot.ts";

export const DECODING: SharpOptions = {
  limitInputPixels: UPLOAD_MAX_PIXELS,
  failOn: "truncated",
  sequentialRead: true,
  animated: false,
};

/** Longer than any panorama. Without this limit, encoding a line of forty million pixels would take ten seconds. */
const LONGEST_SIDE = 30_000;

const FORMATS: Readonly<Record<string, string>> = {
  "image/jpeg": "jpeg",
  "image/png": "png",
  "image/webp": "webp",
  "image/gif": "gif",
  "image/avif": "heif",
};

export type CheckedUpload =
  | {
      bytes: Buffer;
      sent: Buffer;
      width: number;
      height: number;
      hasAlpha: boolean;
    }
  | { problem: "not-an-image" | "too-many-pixels" };

/** Checks the header, not the pixels. For an SVG, `bytes` is the PNG drawn from it, and `sent` the SVG. */
export async function checkUpload(
  file: string,
  { takesSvg = false }: { takesSvg?: boolean } = {},
): Promise<CheckedUpload> {
  const sent = await readFile(file);
  if (!takesSvg || !mayBeSvg(sent)) return checkPixels(sent);
  const drawn = await drawSvg(sent);
  const checked = drawn ? await checkPixels(drawn) : ({ problem: "not-an-image" } as const);
  return "problem" in checked ? checked : { ...checked, sent };
}

async function checkPixels(sent: Buffer): Promise<CheckedUpload> {
  const type = (await fileTypeFromBuffer(sent).catch(() => undefined))?.mime ?? "";
  const isAllowed = UPLOAD_TYPES.some((one) => one === type);
  if (!isAllowed || isPolyglot(sent)) return { problem: "not-an-image" };
  if (type === "image/jpeg" && hasTooManyScans(sent)) return { problem: "not-an-image" };
  const bytes = onlyPixels(sent, type);
  // sharp's own limit of pixels is off, because its error would not say what is wrong with the file.
  const header = await sharp(bytes, { ...DECODING, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const { format, width, height, autoOrient, hasAlpha } = header ?? {};
  if (!width || !height || !autoOrient || format !== FORMATS[type])
    return { problem: "not-an-image" };
  if (width * height > UPLOAD_MAX_PIXELS) return { problem: "too-many-pixels" };
  if (Math.max(width, height) > LONGEST_SIDE) return { problem: "not-an-image" };
  const size = { width: autoOrient.width, height: autoOrient.height };
  return { bytes, sent, ...size, hasAlpha: hasAlpha ?? false };
}
