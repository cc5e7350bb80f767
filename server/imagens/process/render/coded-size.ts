interface CodedSize {
  rows: number;
  columns: number;
}

const JPEG = 0xffd8;
const JPEG_2000 = 0xff4f;
const SCAN = 0xffda;
/** The offset of Xsiz in a JPEG 2000 codestream. Ysiz, XOsiz and YOsiz follow. */
const SIZ_GRID = 8;
const SIZ_END = SIZ_GRID + 16;
/** Markers without a length field. */
const BARE = (marker: number) => marker === 0xff01 || (marker >= 0xffd0 && marker <= 0xffd9);
/** Frame headers: F7 of JPEG-LS, and C0 to CF except C4 (tables), C8 (reserved) and CC (conditioning). */
const IS_FRAME = (marker: number) =>
  marker === 0xfff7 ||
  (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker));

export function codedSize(encoded: Uint8Array): CodedSize | undefined {
  const view = new DataView(encoded.buffer, encoded.byteOffset, encoded.byteLength);
  if (view.byteLength < 4) return undefined;
  if (view.getUint16(0) === JPEG_2000) return gridSize(view);
  return view.getUint16(0) === JPEG ? frameSize(view) : undefined;
}

function gridSize(view: DataView): CodedSize | undefined {
  if (view.byteLength < SIZ_END) return undefined;
  const at = (offset: number) => view.getUint32(SIZ_GRID + offset);
  return { columns: at(0) - at(8), rows: at(4) - at(12) };
}

function frameSize(view: DataView): CodedSize | undefined {
  for (const [marker, at] of markersOf(view)) {
    if (IS_FRAME(marker)) return { rows: view.getUint16(at + 5), columns: view.getUint16(at + 7) };
  }
  return undefined;
}

/** True if a JPEG-LS image has a scan for each colour. The codec then returns a plane for each colour. */
export function hasScanPerColour(encoded: Uint8Array): boolean {
  const view = new DataView(encoded.buffer, encoded.byteOffset, encoded.byteLength);
  if (view.byteLength < 4 || view.getUint16(0) !== JPEG) return false;
  for (const [marker, at] of markersOf(view)) {
    if (marker === SCAN) return view.getUint8(at + 4) === 1;
  }
  return false;
}

function* markersOf(view: DataView): Generator<[marker: number, at: number]> {
  for (let at = 2; at + 9 <= view.byteLength; ) {
    const marker = view.getUint16(at);
    if (marker < 0xff00) return;
    yield [marker, at];
    if (marker === SCAN) return;
    // A marker may be preceded by any number of FF.
    if (marker === 0xffff) at += 1;
    else if (BARE(marker)) at += 2;
    else at += 2 + view.getUint16(at + 2);
  }
}
