import { drawCtBody } from "./draw-ct-body.ts";
import { drawCtHead } from "./draw-ct-head.ts";
import { drawMrHead } from "./draw-mr-head.ts";
import type { PhantomIdentity } from "./identity.ts";
import { commonModules, type Elements, greyPixels, sliceGeometry } from "./modules.ts";
import { writeFile } from "./write-file.ts";

const CT = "1.2.840.10008.5.1.4.1.1.2";
const MR = "1.2.840.10008.5.1.4.1.1.4";
const JPEG_2000 = "1.2.840.10008.1.2.4.90";

export interface Stack {
  part: "head" | "body";
  series: number;
  slices: number;
  side: number;
  description: string;
}

interface Slice extends Stack {
  instance: number;
}

export function ctSlice(identity: PhantomIdentity, slice: Slice): Uint8Array {
  const { part, side, instance } = slice;
  const height = (instance - 0.5) / slice.slices;
  const draw = part === "head" ? drawCtHead : drawCtBody;
  const hounsfield = draw(side, height, slice.series * 1000 + instance);
  // Stored values start at zero, as equipment writes them.
  const stored = Uint16Array.from(hounsfield, (value) => Math.min(4095, Math.max(0, value + 1024)));
  return writeFile(ctElements(identity, slice), { sopClass: CT, pixels: [bytesOf(stored)] });
}

/** The pixels are declared as JPEG 2000, but cannot be decoded. */
export function brokenCtSlice(identity: PhantomIdentity, slice: Slice): Uint8Array {
  const codestream = Buffer.from("ff4fff51002f0000000001400000014000000000", "hex");
  return writeFile(ctElements(identity, slice), {
    sopClass: CT,
    pixels: [codestream],
    transferSyntax: JPEG_2000,
  });
}

function ctElements(identity: PhantomIdentity, slice: Slice): Elements {
  const { part, side, instance, slices, series, description } = slice;
  const thickness = part === "head" ? 150 / slices : 320 / slices;
  const spacing = (part === "head" ? 230 : 400) / side;
  return {
    ...commonModules(identity, { series, instance, modality: "CT", description }),
    ...sliceGeometry(identity, { side, spacing, thickness, height: instance * thickness }),
    ...greyPixels(side, side, 12),
    ImageType: ["ORIGINAL", "PRIMARY", "AXIAL"],
    KVP: 120,
    BodyPartExamined: part === "head" ? "HEAD" : "CHEST",
    PatientPosition: "HFS",
    RescaleIntercept: -1024,
    RescaleSlope: 1,
    RescaleType: "HU",
    WindowCenter: 40,
    WindowWidth: part === "head" ? 80 : 400,
  };
}

export function mrSlice(identity: PhantomIdentity, slice: Slice): Uint8Array {
  const { side, instance, slices, series, description } = slice;
  const signal = drawMrHead(side, (instance - 0.5) / slices, series * 1000 + instance);
  const thickness = 150 / slices;
  const elements = {
    ...commonModules(identity, { series, instance, modality: "MR", description }),
    ...sliceGeometry(identity, {
      side,
      spacing: 230 / side,
      thickness,
      height: instance * thickness,
    }),
    ...greyPixels(side, side, 16),
    ImageType: ["ORIGINAL", "PRIMARY", "OTHER"],
    ScanningSequence: "SE",
    SequenceVariant: "NONE",
    ScanOptions: "",
    MRAcquisitionType: "2D",
    RepetitionTime: 4000,
    EchoTime: 90,
    EchoTrainLength: 1,
    BodyPartExamined: "HEAD",
    PatientPosition: "HFS",
    WindowCenter: 800,
    WindowWidth: 1600,
  };
  return writeFile(elements, { sopClass: MR, pixels: [bytesOf(signal)] });
}

export function bytesOf({ buffer, byteOffset, byteLength }: Uint16Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
