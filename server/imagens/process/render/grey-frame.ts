import type { DataSet } from "dicom-parser";
import { datasetOf, itemOf, numbersOf } from "./functional-groups.ts";
import {
  companded,
  compandedGrey,
  type Levels,
  spread,
  type VoiWindow,
  windowed,
} from "./levels.ts";
import { lookupTable } from "./lookup-table.ts";
import type { PixelFormat } from "./pixel-format.ts";
import { type StoredValues, storedValues } from "./stored-values.ts";

const PIXEL_VALUE_GROUP = "x00289145";
const VOI_GROUP = "x00289132";
const MODALITY_LUT = "x00283000";
const VOI_LUT = "x00283010";
/** The share of the darkest pixels that become plain black, and of the brightest that become plain white. */
const CUT = 0.005;

/** @param bytes samples in little endian */
export function greyFrame(
  bytes: Uint8Array,
  { data, format, frame, isCompanded }: GreyFrame,
): Uint8Array {
  const stored = storedValues(bytes, format);
  const real = realValues(data, format, frame);
  if (isCompanded && isHounsfield(data, format)) {
    return mapped(stored, (value) => companded(real(value)));
  }
  const shown =
    format.bitsStored === 1
      ? spread(0, 1)
      : (ownLevels(data, format, frame) ?? percentiles(data, stored, real));
  const isInverted = isInverse(data, format);
  const grey: Levels = (value) => {
    const level = Math.min(255, Math.max(0, shown(real(value))));
    return isInverted ? 255 - level : level;
  };
  return mapped(stored, isCompanded ? (value) => compandedGrey(grey(value)) : grey);
}

interface GreyFrame {
  data: DataSet;
  format: PixelFormat;
  frame: number;
  isCompanded: boolean;
}

export function isHounsfield(data: DataSet, format: PixelFormat): boolean {
  const group = datasetOf(data, 0, PIXEL_VALUE_GROUP);
  const unit = group.string("x00281054")?.trim() || "HU";
  return (
    data.string("x00080060")?.trim() === "CT" &&
    format.photometric === "MONOCHROME2" &&
    group.elements.x00281053 !== undefined &&
    !format.isFloat &&
    ["HU", "US"].includes(unit)
  );
}

/** Converts stored to real values (DICOM PS3.3, C.11.1). */
function realValues(data: DataSet, format: PixelFormat, frame: number): Levels {
  const table = lookupTable(itemOf(data, MODALITY_LUT), format);
  if (table) return (value) => table.valueOf(value);
  const group = datasetOf(data, frame, PIXEL_VALUE_GROUP);
  const slope = group.floatString("x00281053") || 1;
  const intercept = group.floatString("x00281052") || 0;
  return (value) => value * slope + intercept;
}

function ownLevels(data: DataSet, format: PixelFormat, frame: number): Levels | undefined {
  const window = ownWindow(datasetOf(data, frame, VOI_GROUP));
  if (window) return windowed(window);
  const table = lookupTable(itemOf(data, VOI_LUT), format);
  return table && ((value) => (255 * table.valueOf(value)) / table.highest);
}

function ownWindow(data: DataSet): VoiWindow | undefined {
  const [centre = Number.NaN] = numbersOf(data, "x00281050");
  const [width = Number.NaN] = numbersOf(data, "x00281051");
  if (!(Number.isFinite(centre) && width > 0 && Number.isFinite(width))) return undefined;
  const named = data.string("x00281056")?.trim();
  const shape = named === "SIGMOID" || named === "LINEAR_EXACT" ? named : "LINEAR";
  return shape === "LINEAR" && width < 1 ? undefined : { centre, width, shape };
}

function percentiles(data: DataSet, stored: StoredValues, real: Levels): Levels {
  const padding = data.elements.x00280120 && data.uint16("x00280120");
  const { samples } = stored;
  const step = Math.max(1, Math.floor(samples.length / 100_000));
  const seen: number[] = [];
  for (let index = 0; index < samples.length; index += step) {
    const sample = samples[index] ?? 0;
    if (sample !== padding && Number.isFinite(sample)) seen.push(real(stored.numberOf(sample)));
  }
  const sorted = Float64Array.from(seen).sort();
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  // If nearly all pixels are equal, `CUT` would leave plain grey, so the whole range is used.
  return at(CUT) < at(1 - CUT) ? spread(at(CUT), at(1 - CUT)) : spread(at(0), at(1));
}

function isInverse(data: DataSet, format: PixelFormat): boolean {
  return format.photometric === "MONOCHROME1" || data.string("x20500020")?.trim() === "INVERSE";
}

function mapped({ samples, numberOf, range }: StoredValues, levels: Levels): Uint8Array {
  const grey = new Uint8ClampedArray(samples.length);
  if (range === undefined || range > samples.length) {
    for (let index = 0; index < grey.length; index++) {
      grey[index] = levels(numberOf(samples[index] ?? 0));
    }
  } else {
    const table = new Uint8ClampedArray(range);
    for (let sample = 0; sample < range; sample++) table[sample] = levels(numberOf(sample));
    for (let index = 0; index < grey.length; index++) {
      grey[index] = table[samples[index] ?? 0] ?? 0;
    }
  }
  return new Uint8Array(grey.buffer);
}
