import sharp from "sharp";

/** @returns a square JPEG of one colour; equal arguments give equal bytes */
export function photo(width = 1000, background = "#3080c0"): Promise<Buffer<ArrayBuffer>> {
  return sharp({ create: { width, height: width, channels: 3, background } })
    .jpeg()
    .toBuffer() as Promise<Buffer<ArrayBuffer>>;
}
