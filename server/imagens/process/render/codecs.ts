import { inflateRawSync } from "node:zlib";
import type { Context as DecodingContext } from "dcmjs-codecs";
import { codedSize } from "./coded-size.ts";
import { codecs } from "./libraries.ts";
import { LIMITS } from "./limits.ts";
import type { PixelFormat } from "./pixel-format.ts";
import { RenderError } from "./render-error.ts";

const { Context, NativeCodecs } = codecs;

const DEFLATED_FRAMES = "1.2.840.10008.1.2.8.1";

type Decode = (context: DecodingContext) => DecodingContext;

const DECODERS: Record<string, Decode> = {
  "1.2.840.10008.1.2.5": (context) => NativeCodecs.decodeRle(context),
  "1.2.840.10008.1.2.4.50": (context) => NativeCodecs.decodeJpeg(context),
  "1.2.840.10008.1.2.4.51": (context) => NativeCodecs.decodeJpeg(context),
  "1.2.840.10008.1.2.4.57": (context) => NativeCodecs.decodeJpeg(context),
  "1.2.840.10008.1.2.4.70": (context) => NativeCodecs.decodeJpeg(context),
  "1.2.840.10008.1.2.4.80": (context) => NativeCodecs.decodeJpegLs(context),
  "1.2.840.10008.1.2.4.81": (context) => NativeCodecs.decodeJpegLs(context),
  "1.2.840.10008.1.2.4.90": (context) => NativeCodecs.decodeJpeg2000(context),
  "1.2.840.10008.1.2.4.91": (context) => NativeCodecs.decodeJpeg2000(context),
  "1.2.840.10008.1.2.4.201": (context) => NativeCodecs.decodeJpeg2000(context),
  "1.2.840.10008.1.2.4.202": (context) => NativeCodecs.decodeJpeg2000(context),
  "1.2.840.10008.1.2.4.203": (context) => NativeCodecs.decodeJpeg2000(context),
};

export function isDecodable(transferSyntax: string): boolean {
  return Object.hasOwn(DECODERS, transferSyntax);
}

/** @returns samples in little endian @throws RenderError, or what the codec throws */
export async function decodeFrame(
  encoded: Uint8Array,
  format: PixelFormat,
  transferSyntax: string,
): Promise<Uint8Array> {
  const decode = DECODERS[transferSyntax];
  if (transferSyntax === DEFLATED_FRAMES) {
    return inflateRawSync(encoded, { maxOutputLength: LIMITS.frameBytes });
  }
  if (!decode) throw new RenderError("codificacao");
  checkCodedSize(encoded, format);
  if (!NativeCodecs.isInitialized()) await NativeCodecs.initializeAsync();
  const context = new Context({
    width: format.columns,
    height: format.rows,
    bitsAllocated: format.bitsAllocated,
    bitsStored: format.bitsStored,
    samplesPerPixel: format.samples,
    pixelRepresentation: format.isSigned ? 1 : 0,
    planarConfiguration: 0,
    photometricInterpretation: format.photometric,
    encodedBuffer: encoded,
  });
  try {
    const decoded = decode(context).getDecodedBuffer();
    if (!decoded) throw new RenderError("quebrada");
    return decoded;
  } catch (error) {
    // Releases the codecs, because a codec that has failed never frees its memory.
    NativeCodecs.release();
    throw error;
  }
}

/** Checks the size in the codestream, because the codec allocates memory for that size. @throws RenderError */
export function checkCodedSize(encoded: Uint8Array, { rows, columns }: PixelFormat): void {
  const coded = codedSize(encoded);
  if (coded && (coded.rows !== rows || coded.columns !== columns)) {
    throw new RenderError("quebrada");
  }
}
