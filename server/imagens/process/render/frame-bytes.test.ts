import { expect, test } from "vitest";
import { memorySource } from "./byte-source.ts";
import { frameBytes } from "./frame-bytes.ts";
import type { PixelFormat } from "./pixel-format.ts";
import type { Header } from "./read-header.ts";

const FORMAT = {
  rows: 2,
  columns: 2,
  samples: 1,
  bitsAllocated: 8,
  photometric: "MONOCHROME2",
} as PixelFormat;
const FIRST = Buffer.from([0xff, 0xd8, 1, 1]);
const MORE = Buffer.from([5, 5]);
const SECOND = Buffer.from([0xff, 0xd8, 2, 2]);

const item = (value: Uint8Array) => {
  const head = Buffer.from("feff00e000000000", "hex");
  head.writeUInt32LE(value.length, 4);
  return Buffer.concat([head, value]);
};
const offsets = (...values: number[]) => Buffer.from(new Uint32Array(values).buffer);

function read(
  content: Buffer,
  frames: number,
  format: Partial<PixelFormat> = {},
  length = 2 ** 32 - 1,
) {
  const source = memorySource(content);
  const pixels = { tag: "x7fe00010", dataOffset: 0, length };
  const header = { source, pixels, data: { elements: {} } } as unknown as Header;
  return frameBytes(header, { ...FORMAT, frames, isEncapsulated: true, ...format });
}

async function framesOf(content: Buffer, frames: number): Promise<string[]> {
  const found = await read(content, frames);
  const all = Array.from({ length: found.frames }, (_, frame) => found.read(frame));
  return (await Promise.all(all)).map((bytes) => bytes.toString("hex"));
}

const EMPTY = item(Buffer.alloc(0));
const WHOLE = [Buffer.concat([FIRST, MORE]).toString("hex"), SECOND.toString("hex")];

test("a single frame has all fragments", async () => {
  const content = Buffer.concat([EMPTY, item(FIRST), item(MORE)]);
  expect(await framesOf(content, 1)).toEqual(WHOLE.slice(0, 1));
});

test("frames are told apart by the table of offsets, or by how they begin", async () => {
  const fragments = [item(FIRST), item(MORE), item(SECOND)];
  const table = item(offsets(0, 22));
  expect(await framesOf(Buffer.concat([table, ...fragments]), 2)).toEqual(WHOLE);
  expect(await framesOf(Buffer.concat([EMPTY, ...fragments]), 2)).toEqual(WHOLE);
});

test("a file that was cut off has the frames that are whole", async () => {
  const content = Buffer.concat([EMPTY, item(FIRST), item(SECOND)]);
  expect(await framesOf(content.subarray(0, -1), 2)).toEqual([FIRST.toString("hex")]);
});

test("fragments that make up another number of frames are refused", async () => {
  const content = Buffer.concat([EMPTY, item(FIRST), item(MORE), item(MORE), item(SECOND)]);
  await expect(read(content, 3)).rejects.toThrow("quebrada");
  await expect(read(EMPTY, 1)).rejects.toThrow("quebrada");
});

test("frames of single bits need not begin at a byte", async () => {
  // Two frames of 2 × 2 bits: 1, 0, 0, 1 and 0, 1, 1, 0, the lowest bit first.
  const single = { isEncapsulated: false, bitsAllocated: 1 };
  const { frames, read: frame } = await read(Buffer.from([0b0110_1001]), 9, single, 1);
  expect(frames).toBe(2);
  expect((await frame(0))[0]).toBe(0b0110_1001);
  expect((await frame(1))[0]).toBe(0b0110);
});
