/** Limits a JPEG's scans. Each costs a pass over the picture, and 100 KB of scans would take the decoder a minute. */

/** Real encoders write a dozen scans at most. */
const MOST_SCANS = 50;

const SCAN = 0xda;
const END = 0xd9;

export function hasTooManyScans(bytes: Buffer): boolean {
  let scans = 0;
  for (let at = bytes.indexOf(0xff, 2); at >= 0; at = bytes.indexOf(0xff, at)) {
    const marker = bytes[at + 1] ?? END;
    if (marker === END) return false;
    if (marker === 0xff) at++;
    else if (isAlone(marker)) at += 2;
    else {
      if (marker === SCAN && ++scans > MOST_SCANS) return true;
      if (at + 4 > bytes.length) return false;
      at += 2 + bytes.readUInt16BE(at + 2);
    }
  }
  return false;
}

/** True for a marker without a length, and for a byte that belongs to pixels. */
function isAlone(marker: number): boolean {
  return marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}
