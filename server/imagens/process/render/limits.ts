import { RenderError } from "./render-error.ts";

const MEGABYTE = 1024 * 1024;

export const LIMITS = {
  /** The largest PDF that the reports' queue takes, with its DICOM header. */
  documentBytes: 21 * 1024 * 1024,
  /** A stitched radiograph has 27 million, and a large mammogram 24 million. */
  pixels: 40_000_000,
  /** A colour picture takes eleven bytes a pixel while it is drawn. */
  colourPixels: 16_000_000,
  frames: 65_535,
  frameBytes: 170 * MEGABYTE,
  headerBytes: 64 * MEGABYTE,
  inflatedBytes: 128 * MEGABYTE,
  fragments: 70_000,
} as const;

/** Must be called before anything is decoded, because a file may claim 60,000 × 60,000 pixels. @throws RenderError */
export function checkSize(rows: number, columns: number, isColour: boolean): void {
  if (!(rows > 0 && columns > 0)) throw new RenderError("quebrada");
  if (rows * columns > (isColour ? LIMITS.colourPixels : LIMITS.pixels)) {
    throw new RenderError("grande");
  }
}
