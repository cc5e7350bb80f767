import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { processorTime } from "#tests/support/processor-time.ts";
import { onlyPixels } from "./only-pixels.ts";

const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 4, background: "#3080c0c0" } });

const MOST_BYTES = 4_900_000;
const filled = (part: Buffer) =>
  Buffer.concat(Array.from({ length: Math.floor(MOST_BYTES / part.length) }, () => part));
const latin1 = (text: string) => Buffer.from(text, "latin1");

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([latin1(type), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const PNG_HEAD = 33;
const withChunks = (png: Buffer, chunks: Buffer) =>
  Buffer.concat([png.subarray(0, PNG_HEAD), chunks, png.subarray(PNG_HEAD)]);

const pixels = (bytes: Buffer) => sharp(bytes).autoOrient().toColorspace("srgb").raw().toBuffer();

describe("a PNG", () => {
  let png: Buffer;
  let bomb: Buffer;
  beforeAll(async () => {
    png = onlyPixels(await picture().png().toBuffer(), "image/png");
    bomb = deflateSync(Buffer.alloc(7_900_000), { level: 9 });
  });

  test.each([
    ["zTXt", (z: Buffer) => pngChunk("zTXt", Buffer.concat([latin1("a\0\0"), z]))],
    ["iTXt", (z: Buffer) => pngChunk("iTXt", Buffer.concat([latin1("a\0\u0001\0\0\0"), z]))],
    ["iCCP", (z: Buffer) => pngChunk("iCCP", Buffer.concat([latin1("a\0\0"), z]))],
    ["tEXt", () => pngChunk("tEXt", latin1("a\0b"))],
    ["sPLT", () => pngChunk("sPLT", latin1("a\0\u0008aaaaaa"))],
    ["an unknown kind", () => pngChunk("zzZz", latin1("a"))],
  ])("full of %s is decoded as if it had none, at once", async (_type, chunk) => {
    const full = withChunks(png, filled(chunk(bomb)));
    expect(onlyPixels(full, "image/png")).toEqual(png);
    const read = () => sharp(onlyPixels(full, "image/png")).metadata();
    expect(await processorTime(1_000, read)).toBeLessThan(1_000);
  });

  test("preserves its profile, rotation and transparency", async () => {
    const rich = await picture()
      .withIccProfile("p3")
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer();
    expect(await sharp(rich).metadata()).toMatchObject({ hasProfile: true, orientation: 6 });
    const stored = onlyPixels(rich, "image/png");
    expect(await sharp(stored).metadata()).toMatchObject({ hasProfile: true, orientation: 6 });
    expect(await pixels(stored)).toEqual(await pixels(rich));
    const palette = await picture().png({ palette: true }).toBuffer();
    expect(await pixels(onlyPixels(palette, "image/png"))).toEqual(await pixels(palette));
  });

  test("that breaks off in a chunk stays broken", async () => {
    const half = onlyPixels(png.subarray(0, png.length - 20), "image/png");
    await expect(sharp(half, { failOn: "truncated" }).raw().toBuffer()).rejects.toThrow();
  });
});

describe("a JPEG", () => {
  const segment = (marker: number, content: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([head, content]);
  };

  test.each([
    ["comments", segment(0xfe, latin1("a"))],
    ["XMP", segment(0xe1, latin1("http://ns.adobe.com/xap/1.0/\0<x/>"))],
    ["Photoshop's", segment(0xed, latin1("Photoshop 3.0\0"))],
    ["unknown ones", segment(0xea, Buffer.alloc(60_000))],
  ])("full of %s is decoded as if it had none, at once", async (_kind, one) => {
    const jpeg = await picture().removeAlpha().jpeg().toBuffer();
    const full = Buffer.concat([jpeg.subarray(0, 2), filled(one), jpeg.subarray(2)]);
    expect(onlyPixels(full, "image/jpeg")).toEqual(jpeg);
    expect(await processorTime(1_000, () => onlyPixels(full, "image/jpeg"))).toBeLessThan(1_000);
  });

  test("preserves its profile, rotation and colours", async () => {
    const plain = picture().removeAlpha();
    const rich = await plain
      .withIccProfile("p3")
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const stored = onlyPixels(rich, "image/jpeg");
    expect(await sharp(stored).metadata()).toMatchObject({ hasProfile: true, orientation: 6 });
    expect(await pixels(stored)).toEqual(await pixels(rich));
    const cmyk = await picture().removeAlpha().toColorspace("cmyk").jpeg().toBuffer();
    expect(await pixels(onlyPixels(cmyk, "image/jpeg"))).toEqual(await pixels(cmyk));
  });
});

describe("a WebP", () => {
  test("loses its XMP and what is unknown, and looks the same", async () => {
    const rich = await picture()
      .withIccProfile("p3")
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Ana</a></x:xmpmeta>')
      .webp({ lossless: true })
      .toBuffer();
    expect(await sharp(rich).metadata()).toHaveProperty("xmp");
    const stored = onlyPixels(rich, "image/webp");
    const { xmp, hasProfile } = await sharp(stored).metadata();
    expect({ xmp, hasProfile }).toEqual({ xmp: undefined, hasProfile: true });
    expect(await pixels(stored)).toEqual(await pixels(rich));
    const full = Buffer.concat([rich, filled(latin1("zzzz\u0001\0\0\0a\0"))]);
    full.writeUInt32LE(full.length - 8, 4);
    expect(onlyPixels(full, "image/webp")).toEqual(stored);
    expect(await processorTime(1_000, () => onlyPixels(full, "image/webp"))).toBeLessThan(1_000);
  });
});

describe("pictures whose decoder reads past what is beside the pixels", () => {
  test("a GIF full of comments is decoded at once", async () => {
    const gif = await picture().gif().toBuffer();
    const comment = Buffer.from([0x21, 0xfe, 1, 0x61, 0]);
    const full = Buffer.concat([gif.subarray(0, -1), filled(comment), gif.subarray(-1)]);
    expect(await processorTime(1_000, () => sharp(full).metadata())).toBeLessThan(1_000);
  });

  test("an AVIF full of empty boxes is decoded at once", async () => {
    const avif = await picture().avif().toBuffer();
    const full = Buffer.concat([avif, filled(latin1("\0\0\0\u0008free"))]);
    const read = () =>
      sharp(full)
        .metadata()
        .catch(() => undefined);
    expect(await processorTime(1_000, read)).toBeLessThan(1_000);
  });
});

test("any bytes at all end", () => {
  const random = Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7919) % 256));
  for (const mime of ["image/png", "image/jpeg", "image/webp", "image/gif"]) {
    for (let from = 0; from < 64; from++) {
      expect(() => onlyPixels(random.subarray(from), mime)).not.toThrow();
    }
    for (const length of [0, 1, 3, 8, 12, 19]) {
      expect(() => onlyPixels(random.subarray(0, length), mime)).not.toThrow();
    }
  }
});
