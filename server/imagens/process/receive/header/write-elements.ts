/** Writes data elements (DICOM PS3.5, 7.1). */

export interface DataElement {
  tag: number;
  vr: string;
  value: Buffer | DataElement[][];
}

/** Value representations whose length field has four bytes. */
const LONG = new Set([
  "OB",
  "OD",
  "OF",
  "OL",
  "OV",
  "OW",
  "SQ",
  "SV",
  "UC",
  "UN",
  "UR",
  "UT",
  "UV",
]);
const ITEM = 0xfffee000;

export function writeElements(elements: readonly DataElement[], isExplicit: boolean): Buffer {
  const sorted = elements.toSorted((one, other) => one.tag - other.tag);
  return Buffer.concat(sorted.map((element) => writeElement(element, isExplicit)));
}

function writeElement({ tag, vr, value }: DataElement, isExplicit: boolean): Buffer {
  const bytes = Buffer.isBuffer(value)
    ? padded(value, vr)
    : Buffer.concat(value.map((item) => writeItem(writeElements(item, isExplicit))));
  return Buffer.concat([writeHead(tag, vr, bytes.length, isExplicit), bytes]);
}

function writeHead(tag: number, vr: string, length: number, isExplicit: boolean): Buffer {
  if (!isExplicit) return Buffer.concat([writeTag(tag), uint32(length)]);
  if (LONG.has(vr)) {
    return Buffer.concat([writeTag(tag), Buffer.from(`${vr}\0\0`), uint32(length)]);
  }
  const short = Buffer.alloc(2);
  short.writeUInt16LE(length);
  return Buffer.concat([writeTag(tag), Buffer.from(vr), short]);
}

function writeItem(bytes: Buffer): Buffer {
  return Buffer.concat([writeTag(ITEM), uint32(bytes.length), bytes]);
}

function writeTag(tag: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt16LE(tag >>> 16);
  bytes.writeUInt16LE(tag & 0xffff, 2);
  return bytes;
}

export function uint32(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}

function padded(value: Buffer, vr: string): Buffer {
  if (value.length % 2 === 0) return value;
  return Buffer.concat([value, Buffer.from(vr === "UI" || vr === "OB" ? "\0" : " ")]);
}
