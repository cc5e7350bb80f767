import { inflateRawSync } from "node:zlib";
import type { DataSet, Element } from "dicom-parser";
import { type ByteSource, memorySource } from "./byte-source.ts";
import { parser } from "./libraries.ts";
import { LIMITS } from "./limits.ts";
import { RenderError } from "./render-error.ts";

const FIRST_BYTES = 64 * 1024;
const GROWTH = 8;
const PIXELS = ["x7fe00010", "x7fe00008", "x7fe00009"] as const;

export interface Header {
  data: DataSet;
  transferSyntax: string;
  pixels: Element;
  /** The file, or its decompressed content if it is deflated. */
  source: ByteSource;
}

export async function readHeader(source: ByteSource): Promise<Header> {
  const most = Math.min(source.bytes, LIMITS.headerBytes);
  for (let bytes = Math.min(FIRST_BYTES, most); ; bytes = Math.min(bytes * GROWTH, most)) {
    const { data, isComplete } = parse(await source.read(0, bytes));
    const pixels = PIXELS.map((tag) => data?.elements[tag]).find(Boolean);
    if (data && isComplete && pixels) {
      const isInflated = data.byteArray.length !== bytes;
      const holder = isInflated ? memorySource(data.byteArray) : source;
      return { data, transferSyntax: data.string("x00020010") ?? "", pixels, source: holder };
    }
    if (data && isDocument(data)) throw new RenderError("documento");
    if (bytes === most) throw new RenderError(data && isComplete ? "nao_e_imagem" : "quebrada");
  }
}

/** The library throws if the bytes end too early. Its error contains the values read until then. */
function parse(bytes: Buffer): { data: DataSet | undefined; isComplete: boolean } {
  try {
    const data = parser.parseDicom(bytes, { untilTag: "x7fe00010", inflater: inflate });
    return { data, isComplete: true };
  } catch (error) {
    return { data: isPartial(error) ? error.dataSet : undefined, isComplete: false };
  }
}

function isPartial(error: unknown): error is { dataSet: DataSet } {
  return typeof error === "object" && error !== null && "dataSet" in error;
}

function inflate(bytes: Uint8Array, position: number): Uint8Array {
  const inflated = inflateRawSync(bytes.subarray(position), {
    maxOutputLength: LIMITS.inflatedBytes,
  });
  return Buffer.concat([bytes.subarray(0, position), inflated]);
}

/** True for an encapsulated PDF, CDA, STL or other file. */
function isDocument(data: DataSet): boolean {
  return /^1\.2\.840\.10008\.5\.1\.4\.1\.1\.104\./.test(data.string("x00080016") ?? "");
}
