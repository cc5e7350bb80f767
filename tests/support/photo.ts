import sharp from "sharp";

export function photo(width = 1000, background = "#3080c0"): Promise<Buffer<ArrayBuffer>> {
  return sharp({ create: { width, height: width, channels: 3, background } })
    .jpeg()
    .toBuffer() as Promise<Buffer<ArrayBuffer>>;
}
