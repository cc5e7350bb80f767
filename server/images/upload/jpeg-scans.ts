/**
 * How often a progressive JPEG draws itself. Each scan passes over every block of the picture and may be forty
 * bytes small, so that a hundred kilobytes of them hold the decoder for a minute, and nothing can stop it.
 */

/** Every encoder that is in use writes a dozen at most. */
const MOST_SCANS = 50;

const SCAN = 0xda;
const END = 0xd9;

/** Read as the decoder reads it: what stands within a segment is no marker. @param bytes of a JPEG */
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

/** Of a pixel's own byte, or one that no length follows. */
function isAlone(marker: number): boolean {
  return marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}
