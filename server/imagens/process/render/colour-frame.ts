import type { DataSet } from "dicom-parser";
import { checkCodedSize, isDecodable } from "./codecs.ts";
import { hasScanPerColour } from "./coded-size.ts";
import { imaging } from "./libraries.ts";
import type { PixelFormat } from "./pixel-format.ts";
import { RenderError } from "./render-error.ts";

const { DicomImage, NativePixelDecoder } = imaging;

/** JPEG-LS. Its codestream tells whether each colour has its own plane; the DICOM header may be wrong about it. */
const JPEG_LS = ["1.2.840.10008.1.2.4.80", "1.2.840.10008.1.2.4.81"];
const PALETTE = {
  RedPaletteColorLookupTableData: "x00281201",
  GreenPaletteColorLookupTableData: "x00281202",
  BluePaletteColorLookupTableData: "x00281203",
};

/** @returns three bytes a pixel @throws RenderError, or what the library throws */
export async function colourFrame(
  bytes: Buffer,
  data: DataSet,
  { format, transferSyntax }: { format: PixelFormat; transferSyntax: string },
): Promise<Uint8Array> {
  if (format.isEncapsulated) {
    if (!isDecodable(transferSyntax)) throw new RenderError("codificacao");
    checkCodedSize(bytes, format);
    if (!NativePixelDecoder.isInitialized()) await NativePixelDecoder.initializeAsync();
  }
  const isPlanar = JPEG_LS.includes(transferSyntax)
    ? hasScanPerColour(bytes)
    : data.uint16("x00280006") === 1;
  const elements = elementsOf(...narrowed(bytes, format), data, isPlanar);
  const image = new DicomImage(elements, transferSyntax);
  try {
    const { pixels } = image.render({ renderOverlays: false });
    return withoutAlpha(new Uint8Array(pixels));
  } catch (error) {
    // Releases the codecs, because a codec that has failed never frees its memory.
    NativePixelDecoder.release();
    throw error;
  }
}

/** Reduces samples to their highest byte, because the library draws only colours of eight bits. */
function narrowed(bytes: Buffer, format: PixelFormat): [Uint8Array, PixelFormat] {
  const size = format.bitsAllocated / 8;
  if (format.samples === 1 || format.isEncapsulated || size <= 1) return [bytes, format];
  const highest = format.isBigEndian ? 0 : size - 1;
  const narrow = Uint8Array.from(
    { length: Math.floor(bytes.length / size) },
    (_, index) => bytes[index * size + highest] ?? 0,
  );
  return [narrow, { ...format, bitsAllocated: 8, bitsStored: 8, highBit: 7 }];
}

function elementsOf(
  bytes: Uint8Array,
  format: PixelFormat,
  data: DataSet,
  isPlanar: boolean,
): Record<string, unknown> {
  return {
    Rows: format.rows,
    Columns: format.columns,
    SamplesPerPixel: format.samples,
    BitsAllocated: format.bitsAllocated,
    BitsStored: format.bitsStored,
    HighBit: format.highBit,
    PixelRepresentation: format.isSigned ? 1 : 0,
    PlanarConfiguration: isPlanar ? 1 : 0,
    PhotometricInterpretation: format.photometric,
    PixelData: [arrayBufferOf(bytes)],
    ...paletteOf(data, format),
  };
}

function paletteOf(data: DataSet, { isBigEndian }: PixelFormat): Record<string, unknown> {
  if (!data.elements.x00281101) return {};
  const descriptor = [0, 1, 2].map((index) => data.uint16("x00281101", index) ?? 0);
  const tables = Object.entries(PALETTE).map(([name, tag]) => {
    const element = data.elements[tag];
    if (!element) throw new RenderError("quebrada");
    const { dataOffset, length } = element;
    const table = Buffer.from(data.byteArray.subarray(dataOffset, dataOffset + length));
    return [name, arrayBufferOf(isBigEndian && length % 2 === 0 ? table.swap16() : table)];
  });
  return { RedPaletteColorLookupTableDescriptor: descriptor, ...Object.fromEntries(tables) };
}

function arrayBufferOf({ buffer, byteOffset, byteLength }: Uint8Array): ArrayBuffer {
  const whole = buffer as ArrayBuffer;
  if (byteLength === whole.byteLength) return whole;
  return whole.slice(byteOffset, byteOffset + byteLength);
}

function withoutAlpha(pixels: Uint8Array): Uint8Array {
  const rgb = new Uint8Array((pixels.length / 4) * 3);
  for (let from = 0, to = 0; from < pixels.length; from += 4) {
    rgb[to++] = pixels[from] ?? 0;
    rgb[to++] = pixels[from + 1] ?? 0;
    rgb[to++] = pixels[from + 2] ?? 0;
  }
  return rgb;
}
