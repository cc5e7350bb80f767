/** Limits the scans of a JPEG, because 100 KB of scans can take the decoder a minute. */

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

/** True for markers without a length, and for 00. An FF before 00 belongs to the pixels. */
function isAlone(marker: number): boolean {
  return marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}
