import sharp from "sharp";
import { expect, test } from "vitest";
import { hasTooManyScans } from "./jpeg-scans.ts";

const picture = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: "#3080c0" } });

function segment(marker: number, ...content: number[]): Buffer {
  const length = content.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...content]);
}

function scanned(scans: number, between: Buffer = Buffer.alloc(0)): Buffer {
  const codes = [1, ...Array<number>(15).fill(0)];
  const blocks = 64;
  // The shortest scan: one end-of-band run covers all 64 blocks.
  const nothing = Buffer.from([0b0000_0001]);
  const again = [segment(0xda, 1, 1, 0, 1, 1, 0), nothing, between];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array<number>(64).fill(1)),
    segment(0xc2, 8, 0, 64, 0, 64, 1, 1, 0x11, 0),
    segment(0xc4, 0x00, ...codes, 0),
    segment(0xc4, 0x10, ...codes, 0x60),
    segment(0xda, 1, 1, 0, 0, 0, 0),
    Buffer.alloc(blocks / 8),
    ...Array.from({ length: scans - 1 }, () => again).flat(),
    Buffer.from([0xff, 0xd9]),
  ]);
}

test("the made ones are pictures to the decoder, however often they draw themselves", async () => {
  const { info } = await sharp(scanned(60), { failOn: "truncated" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 64, height: 64 });
});

test.each([
  [50, false],
  [51, true],
  [50_000, true],
])("%i scans are too many: %s", (scans, expected) => {
  expect(hasTooManyScans(scanned(scans))).toBe(expected);
});

test("an end within a segment, fill bytes and lone markers hide none", () => {
  const hidden = Buffer.concat([
    segment(0xfe, 0xff, 0xd9),
    Buffer.from([0xff, 0xd0, 0xff, 0x01, 0x00, 0xff, 0x00, 0xff]),
  ]);
  expect(hasTooManyScans(scanned(51, hidden))).toBe(true);
});

test("what only looks like a scan, within a segment or behind the end, does not count", () => {
  const lookalike = segment(0xfe, ...Array<number[]>(100).fill([0xff, 0xda]).flat());
  const behind = Buffer.concat(Array.from({ length: 100 }, () => segment(0xda, 1, 1, 0, 0, 0, 0)));
  expect(hasTooManyScans(Buffer.concat([scanned(2, lookalike), behind]))).toBe(false);
});

test.each([true, false])("one of an encoder has few (progressive: %s)", async (progressive) => {
  expect(hasTooManyScans(await picture().jpeg({ progressive }).toBuffer())).toBe(false);
  const fine = { mozjpeg: progressive, progressive } as const;
  expect(hasTooManyScans(await picture().jpeg(fine).toBuffer())).toBe(false);
});

test.each([
  [[0xff, 0xd8]],
  [[0xff, 0xd8, 0xff]],
  [[0xff, 0xd8, 0xff, 0xda]],
  [[0xff, 0xd8, 0xff, 0xda, 0]],
])("one that ends in the middle is read to its end: %j", (bytes) => {
  expect(hasTooManyScans(Buffer.from(bytes))).toBe(false);
});
