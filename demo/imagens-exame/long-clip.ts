import { drawUltrasound } from "./draw-ultrasound.ts";
import type { PhantomIdentity } from "./identity.ts";
import { colourPixels, commonModules } from "./modules.ts";
import { writeFile } from "./write-file.ts";

const US_MULTI_FRAME = "1.2.840.10008.5.1.4.1.1.3.1";
const SIZE = { width: 640, height: 480 };
const FRAME_BYTES = SIZE.width * SIZE.height * 3;
const DIFFERENT = 8;

export function* longClip(identity: PhantomIdentity, frames: number): Generator<Uint8Array> {
  const about = { series: 1, instance: 1, modality: "US", description: "ECOCARDIOGRAMA" };
  const elements = {
    ...commonModules(identity, about),
    ...colourPixels(SIZE.height, SIZE.width),
    ImageType: ["ORIGINAL", "PRIMARY"],
    NumberOfFrames: frames,
    FrameTime: 1000 / 15,
    FrameIncrementPointer: 0x0018_1063,
  };
  // The header needs the length of all frames, although they are yielded after it.
  const empty = new Uint8Array(2);
  const file = Buffer.from(writeFile(elements, { sopClass: US_MULTI_FRAME, pixels: [empty] }));
  const head = file.subarray(0, -empty.length);
  head.writeUInt32LE(frames * FRAME_BYTES, head.length - 4);
  yield head;
  const drawn = Array.from({ length: DIFFERENT }, (_, index) =>
    drawUltrasound({ ...SIZE, phase: index / DIFFERENT, hasFlow: true, seed: index + 1 }),
  );
  for (let frame = 0; frame < frames; frame++) yield drawn[frame % DIFFERENT] ?? empty;
}
