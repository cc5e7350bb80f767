import { checkSize, LIMITS } from "./limits.ts";
import type { Header } from "./read-header.ts";
import { RenderError } from "./render-error.ts";

const IMPLICIT = "1.2.840.10008.1.2";
const EXPLICIT = "1.2.840.10008.1.2.1";
const DEFLATED = "1.2.840.10008.1.2.1.99";
const BIG_ENDIAN = "1.2.840.10008.1.2.2";
const NATIVE = [IMPLICIT, EXPLICIT, DEFLATED, BIG_ENDIAN];

export interface PixelFormat {
  rows: number;
  columns: number;
  /** The number in the header; the file may have fewer. */
  frames: number;
  samples: number;
  bitsAllocated: number;
  bitsStored: number;
  highBit: number;
  isSigned: boolean;
  isFloat: boolean;
  isBigEndian: boolean;
  isEncapsulated: boolean;
  isColour: boolean;
  photometric: string;
}

export function pixelFormat({ data, pixels, transferSyntax }: Header): PixelFormat {
  const rows = data.uint16("x00280010") ?? 0;
  const columns = data.uint16("x00280011") ?? 0;
  const samples = data.uint16("x00280002") || 1;
  const floatBits = { x7fe00008: 32, x7fe00009: 64 }[pixels.tag];
  const bitsAllocated = floatBits ?? data.uint16("x00280100") ?? 0;
  const bitsStored = floatBits ?? (data.uint16("x00280101") || bitsAllocated);
  const photometric = data.string("x00280004")?.trim() || (samples === 1 ? "MONOCHROME2" : "RGB");
  const isColour = samples > 1 || photometric === "PALETTE COLOR";
  checkSize(rows, columns, isColour);
  if (![1, 8, 16, 32, 64].includes(bitsAllocated) || bitsStored > bitsAllocated) {
    throw new RenderError("codificacao");
  }
  const declared = data.intString("x00280008") ?? 1;
  return {
    rows,
    columns,
    frames: Math.min(LIMITS.frames, declared > 0 ? declared : 1),
    samples,
    bitsAllocated,
    bitsStored,
    highBit: floatBits ? bitsStored - 1 : (data.uint16("x00280102") ?? bitsStored - 1),
    isSigned: data.uint16("x00280103") === 1,
    isFloat: floatBits !== undefined,
    isBigEndian: transferSyntax === BIG_ENDIAN,
    isEncapsulated: !NATIVE.includes(transferSyntax),
    isColour,
    photometric,
  };
}

export function frameBits(format: PixelFormat): number {
  const { rows, columns, samples, bitsAllocated, photometric } = format;
  // In this format two pixels together take four values (Y, Y, Cb, Cr).
  const values = photometric === "YBR_FULL_422" ? 2 : samples;
  return rows * columns * values * bitsAllocated;
}
