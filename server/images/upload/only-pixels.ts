/** Removes texts, large profiles and previews, because a decoder may unpack kilobytes of them to gigabytes. */
import { crc32, inflateSync } from "node:zlib";

/** Larger than any real profile of a camera or printer. */
const MOST_PROFILE = 4 * 1024 * 1024;

export function onlyPixels(bytes: Buffer, mime: string): Buffer {
  switch (mime) {
    case "image/png":
      return pngPixels(bytes);
    case "image/jpeg":
      return jpegPixels(bytes);
    case "image/webp":
      return webpPixels(bytes);
    default:
      return bytes;
  }
}

const PNG_HEAD = 8;
const PNG_FRAME = 12;
/** The critical chunks and those that change colours (PNG 3, table 6); `eXIf` has the rotation. */
const PNG_CHUNKS = new Set(
  [
    "IHDR",
    "PLTE",
    "IDAT",
    "IEND",
    "tRNS",
    "gAMA",
    "cHRM",
    "sRGB",
    "sBIT",
    "cICP",
    "bKGD",
    "eXIf",
  ].map(pngCode),
);
const PNG_DATA = pngCode("IDAT");
const PNG_END = pngCode("IEND");
const PNG_PROFILE = pngCode("iCCP");

function pngCode(type: string): number {
  return Buffer.from(type, "latin1").readUInt32BE();
}

function pngPixels(bytes: Buffer): Buffer {
  const stored: Buffer[] = [bytes.subarray(0, PNG_HEAD)];
  const seen = new Set<number>();
  for (let at = PNG_HEAD; at + PNG_FRAME <= bytes.length; ) {
    const from = at;
    // Compared as a number for speed, because a file may have half a million chunks.
    const type = bytes.readUInt32BE(at + 4);
    at += PNG_FRAME + bytes.readUInt32BE(at);
    if (!PNG_CHUNKS.has(type) && type !== PNG_PROFILE) continue;
    // Except for pixel data, only a kind's first chunk is copied, because decoders differ in which one they use.
    if (type !== PNG_DATA && seen.has(type)) continue;
    seen.add(type);
    const chunk = bytes.subarray(from, at);
    if (type !== PNG_PROFILE || isSmallProfile(chunk)) stored.push(chunk);
    if (type === PNG_END) break;
  }
  return Buffer.concat(stored);
}

/** An `iCCP` chunk contains the profile's name, a NUL, the compression method and the compressed profile. */
function isSmallProfile(chunk: Buffer): boolean {
  const from = chunk.indexOf(0, 8) + 2;
  const content = chunk.subarray(8, -4);
  if (from < 10 || crc32(chunk.subarray(4, -4)) !== chunk.readUInt32BE(8 + content.length)) {
    return false;
  }
  try {
    inflateSync(chunk.subarray(from, -4), { maxOutputLength: MOST_PROFILE });
    return true;
  } catch {
    return false;
  }
}

const JPEG_START = 0xd8;
const JPEG_SCAN = 0xda;
const JPEG_COMMENT = 0xfe;
const JPEG_APP0 = 0xe0;
const JPEG_APP15 = 0xef;

/** Copies the wanted segments up to the first scan, and then everything. */
function jpegPixels(bytes: Buffer): Buffer {
  const stored: Buffer[] = [bytes.subarray(0, 2)];
  let profile = 0;
  let hasExif = false;
  let at = 2;
  if (bytes[1] !== JPEG_START) return bytes;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // The byte 0xff may be repeated before a marker.
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === JPEG_SCAN) break;
    const length = bytes.readUInt16BE(at + 2);
    const from = at;
    at += 2 + length;
    if (marker === JPEG_COMMENT) continue;
    const segment = bytes.subarray(from, at);
    const name = isJpegApp(marker) ? segment.toString("latin1", 4, 16) : "";
    if (name.startsWith("Exif\0") && marker === JPEG_APP0 + 1) {
      if (!hasExif) stored.push(segment);
      hasExif = true;
    } else if (name === "ICC_PROFILE\0" && marker === JPEG_APP0 + 2) {
      profile += segment.length;
      if (profile <= MOST_PROFILE) stored.push(segment);
    } else if (isJpegPixels(marker, name)) stored.push(segment);
  }
  return Buffer.concat([...stored, bytes.subarray(at)]);
}

function isJpegApp(marker: number): boolean {
  return marker >= JPEG_APP0 && marker <= JPEG_APP15;
}

/** The segments of JFIF and Adobe define the colours. */
function isJpegPixels(marker: number, name: string): boolean {
  return !isJpegApp(marker) || name.startsWith("JFIF\0") || name.startsWith("Adobe");
}

const WEBP_HEAD = 12;
const WEBP_CHUNKS = new Set(
  ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP", "EXIF"].map(webpCode),
);
const WEBP_HAS_XMP = 0x04;

function webpCode(type: string): number {
  return Buffer.from(type, "latin1").readUInt32LE();
}

function webpPixels(bytes: Buffer): Buffer {
  if (bytes.length < WEBP_HEAD) return bytes;
  const stored: Buffer[] = [Buffer.from(bytes.subarray(0, WEBP_HEAD))];
  for (let at = WEBP_HEAD; at + 8 <= bytes.length; ) {
    const type = bytes.readUInt32LE(at);
    const length = bytes.readUInt32LE(at + 4);
    const from = at;
    at += 8 + length + (length % 2);
    if (!WEBP_CHUNKS.has(type)) continue;
    const chunk = bytes.subarray(from, at);
    if (type !== webpCode("VP8X")) stored.push(chunk);
    else {
      const flags = Buffer.from(chunk);
      flags[8] = (flags[8] ?? 0) & ~WEBP_HAS_XMP;
      stored.push(flags);
    }
  }
  const whole = Buffer.concat(stored);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}
