import { decodeFrame } from "./codecs.ts";
import { colourFrame } from "./colour-frame.ts";
import type { DrawnFrame } from "./encode-picture.ts";
import { greyFrame } from "./grey-frame.ts";
import { compandedGrey } from "./levels.ts";
import type { OpenImage } from "./open-image.ts";
import type { PixelFormat } from "./pixel-format.ts";
import { RenderError } from "./render-error.ts";

export async function drawFrame(
  { header, format, frames }: OpenImage,
  frame: number,
  isCompanded: boolean,
): Promise<DrawnFrame> {
  const { data, transferSyntax } = header;
  const { rows: height, columns: width } = format;
  const stored = await frames.read(frame);
  if (format.isColour) {
    const pixels = await colourFrame(stored, data, { format, transferSyntax });
    if (pixels.length !== width * height * 3) throw new RenderError("quebrada");
    if (isCompanded) return { pixels: companded(pixels), width, height, channels: 1 };
    return { pixels, width, height, channels: 3 };
  }
  const bytes = format.isEncapsulated
    ? await decodeFrame(stored, format, transferSyntax)
    : littleEndian(stored, format);
  const pixels = greyFrame(bytes, {
    data,
    format: decodedFormat(format, bytes),
    frame,
    isCompanded,
  });
  if (pixels.length !== width * height) throw new RenderError("quebrada");
  return { pixels, width, height, channels: 1 };
}

/** Some codecs return one byte for each pixel of one bit. */
function decodedFormat(format: PixelFormat, { length }: Uint8Array): PixelFormat {
  const isBytes = format.isEncapsulated && length >= format.rows * format.columns;
  return format.bitsAllocated === 1 && isBytes ? { ...format, bitsAllocated: 8 } : format;
}

/** Converts a colour picture in a CT series, such as the table of doses, to the grey levels of the series. */
function companded(rgb: Uint8Array): Uint8Array {
  const table = Uint8Array.from({ length: 256 }, (_, grey) => Math.round(compandedGrey(grey)));
  return Uint8Array.from({ length: rgb.length / 3 }, (_, index) => {
    const at = (channel: number) => rgb[index * 3 + channel] ?? 0;
    return table[Math.round(0.299 * at(0) + 0.587 * at(1) + 0.114 * at(2))] ?? 0;
  });
}

function littleEndian(
  bytes: Buffer,
  { isBigEndian, bitsAllocated }: OpenImage["format"],
): Uint8Array {
  if (!isBigEndian || bitsAllocated <= 8) return bytes;
  if (bitsAllocated === 16) return bytes.swap16();
  return bitsAllocated === 32 ? bytes.swap32() : bytes.swap64();
}
