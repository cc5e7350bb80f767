import type { PixelFormat } from "./pixel-format.ts";
import { RenderError } from "./render-error.ts";

type Samples = Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array;

export interface StoredValues {
  samples: Samples;
  numberOf(sample: number): number;
  /** The number of possible sample values; undefined if a table for all of them would be too large. */
  range: number | undefined;
}

/** @param bytes samples in little endian */
export function storedValues(bytes: Uint8Array, format: PixelFormat): StoredValues {
  const count = format.rows * format.columns;
  const samples = samplesOf(bytes, format, count);
  if (samples.length < count) throw new RenderError("quebrada");
  if (format.isFloat) return { samples, numberOf: (sample) => sample, range: undefined };
  const { bitsAllocated, bitsStored, highBit, isSigned } = format;
  if (bitsAllocated === 1) return { samples, numberOf: (sample) => sample, range: 2 };
  const shift = Math.max(0, highBit + 1 - bitsStored);
  const modulus = 2 ** bitsStored;
  const half = isSigned ? modulus / 2 : modulus;
  return {
    samples,
    numberOf(sample) {
      const value = Math.floor(sample / 2 ** shift) % modulus;
      return value >= half ? value - modulus : value;
    },
    range: bitsAllocated <= 16 ? 2 ** bitsAllocated : undefined,
  };
}

function samplesOf(bytes: Uint8Array, format: PixelFormat, count: number): Samples {
  const { bitsAllocated, isFloat } = format;
  if (bitsAllocated === 1) return expandBits(bytes, count);
  if (bitsAllocated === 8) return bytes.subarray(0, count);
  const size = bitsAllocated / 8;
  const length = Math.min(count, Math.floor(bytes.length / size));
  const aligned = bytes.byteOffset % size === 0 ? bytes : bytes.slice();
  const parts = [aligned.buffer as ArrayBuffer, aligned.byteOffset, length] as const;
  if (size === 2) return new Uint16Array(...parts);
  if (size === 4) return isFloat ? new Float32Array(...parts) : new Uint32Array(...parts);
  if (isFloat) return new Float64Array(...parts);
  throw new RenderError("codificacao");
}

function expandBits(bytes: Uint8Array, count: number): Uint8Array {
  const expanded = new Uint8Array(Math.min(count, bytes.length * 8));
  for (let index = 0; index < expanded.length; index++) {
    expanded[index] = ((bytes[index >> 3] ?? 0) >> (index & 7)) & 1;
  }
  return expanded;
}
