import { encryptedSource } from "./byte-source.ts";
import { type FrameBytes, frameBytes } from "./frame-bytes.ts";
import type { SourceFile } from "./messages.ts";
import { type PixelFormat, pixelFormat } from "./pixel-format.ts";
import { type Header, readHeader } from "./read-header.ts";
import { wholeFile } from "./whole-file.ts";

export interface OpenImage {
  header: Header;
  format: PixelFormat;
  frames: FrameBytes;
}

/** The most images that stay open for the rendering of their next frames. */
const MOST_OPEN = 4;
const opened = new Map<string, OpenImage>();

export async function openImage(source: SourceFile): Promise<OpenImage> {
  const known = opened.get(source.path);
  if (known) return known;
  const header = await readHeader(await wholeFile(encryptedSource(source)));
  const format = pixelFormat(header);
  const image = { header, format, frames: await frameBytes(header, format) };
  opened.set(source.path, image);
  const [oldest] = opened.keys();
  if (opened.size > MOST_OPEN && oldest !== undefined) opened.delete(oldest);
  return image;
}
