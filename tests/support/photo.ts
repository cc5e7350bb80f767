/** A picture for tests, of one colour: the same bytes for the same arguments. */
import sharp from "sharp";

/** @returns a square JPEG */
export function photo(width = 1000, background = "#3080c0"): Promise<Buffer<ArrayBuffer>> {
  return sharp({ create: { width, height: width, channels: 3, background } })
    .jpeg()
    .toBuffer() as Promise<Buffer<ArrayBuffer>>;
}
