import sharp from "sharp";
import { drawUltrasound } from "./draw-ultrasound.ts";
import type { PhantomIdentity } from "./identity.ts";
import { type About, colourPixels, commonModules, type Elements } from "./modules.ts";
import { writeFile } from "./write-file.ts";

const US = "1.2.840.10008.5.1.4.1.1.6.1";
const US_MULTI_FRAME = "1.2.840.10008.5.1.4.1.1.3.1";
const JPEG = "1.2.840.10008.1.2.4.50";

const SIZE = { width: 640, height: 480 };
const QUALITY = 85;
const FRAMES_PER_SECOND = 30;
const BEAT = 24;

export async function ultrasoundClip(
  identity: PhantomIdentity,
  { series, frames }: { series: number; frames: number },
): Promise<Uint8Array> {
  const encoded: Uint8Array[] = [];
  for (let frame = 0; frame < frames; frame++) {
    const phase = (frame % BEAT) / BEAT;
    const rgb = drawUltrasound({ ...SIZE, phase, hasFlow: true, seed: frame + 1 });
    const raw = { ...SIZE, channels: 3 } as const;
    const image = sharp(rgb, { raw }).jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4" });
    encoded.push(await image.toBuffer());
  }
  const about = { series, instance: 1, modality: "US", description: "ECOCARDIOGRAMA" };
  const elements = {
    ...ultrasoundElements(identity, about, "HEART"),
    PhotometricInterpretation: "YBR_FULL_422",
    NumberOfFrames: frames,
    FrameTime: 1000 / FRAMES_PER_SECOND,
    FrameIncrementPointer: 0x0018_1063,
    CineRate: FRAMES_PER_SECOND,
    LossyImageCompression: "01",
    LossyImageCompressionRatio: 20,
    LossyImageCompressionMethod: "ISO_10918_1",
  };
  return writeFile(elements, { sopClass: US_MULTI_FRAME, pixels: encoded, transferSyntax: JPEG });
}

export function ultrasoundStill(
  identity: PhantomIdentity,
  { series, instance }: { series: number; instance: number },
): Uint8Array {
  const about = { series, instance, modality: "US", description: "US ABDOME" };
  const seed = 100 + instance;
  const pixels = drawUltrasound({
    ...SIZE,
    phase: (instance * 0.17) % 1,
    hasFlow: instance % 3 === 0,
    seed,
  });
  const elements = ultrasoundElements(identity, about, "ABDOMEN");
  return writeFile(elements, { sopClass: US, pixels: [pixels] });
}

function ultrasoundElements(
  identity: PhantomIdentity,
  about: About,
  BodyPartExamined: string,
): Elements {
  return {
    BodyPartExamined,
    ...commonModules(identity, about),
    ...colourPixels(SIZE.height, SIZE.width),
    ImageType: ["ORIGINAL", "PRIMARY"],
    LossyImageCompression: "00",
  };
}
