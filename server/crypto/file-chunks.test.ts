import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encryptFile, encryptStream, openFile, openRange } from "./file-chunks.ts";

const FILE = { key: Buffer.alloc(32, 7), name: "laudos/a.pdf" };
const CHUNK = 64 * 1024;
const SIZES = [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 3 * CHUNK + 17];

const plainOf = (size: number) => randomBytes(size);
const rangesOf = (encrypted: Buffer) => async (start: number, end: number) =>
  Readable.from([encrypted.subarray(start, end + 1)]);

async function part(encrypted: Buffer, size: number, start: number, end: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of openRange(FILE, rangesOf(encrypted), { size, start, end })) {
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

describe.each(SIZES)("%d bytes", (size) => {
  const plain = plainOf(size);

  it("come back whole, streamed or not, and differ each time", async () => {
    const encrypted = encryptFile(FILE, plain);
    expect(openFile(FILE, encrypted)).toEqual(plain);
    expect(encryptFile(FILE, plain)).not.toEqual(encrypted);
    const pieces = [plain.subarray(0, 10), plain.subarray(10, 70_000), plain.subarray(70_000)];
    const streamed = await buffer(Readable.from(pieces).pipe(encryptStream(FILE)));
    expect(streamed).toHaveLength(encrypted.length);
    expect(openFile(FILE, streamed)).toEqual(plain);
  });

  it("come back in part", async () => {
    const encrypted = encryptFile(FILE, plain);
    for (const [start, end] of [
      [0, size - 1],
      [0, 0],
      [size - 1, size - 1],
      [CHUNK - 1, CHUNK],
      [CHUNK, 2 * CHUNK - 1],
    ] as const) {
      if (start < 0 || end >= size) continue;
      expect(await part(encrypted, size, start, end)).toEqual(plain.subarray(start, end + 1));
    }
  });
});

it("gives back any part of any file", async () => {
  const size = 3 * CHUNK + 100;
  const plain = plainOf(size);
  const encrypted = encryptFile(FILE, plain);
  await fc.assert(
    fc.asyncProperty(fc.nat(size - 1), fc.nat(size - 1), async (a, b) => {
      const [start, end] = [Math.min(a, b), Math.max(a, b)];
      expect((await part(encrypted, size, start, end)).equals(plain.subarray(start, end + 1))).toBe(
        true,
      );
    }),
    { numRuns: 40 },
  );
});

describe("a changed file", () => {
  const size = 2 * CHUNK + 50;
  const plain = plainOf(size);
  const encrypted = encryptFile(FILE, plain);
  const piece = (number: number) =>
    encrypted.subarray(17 + number * (CHUNK + 16), 17 + (number + 1) * (CHUNK + 16));
  const head = encrypted.subarray(0, 17);

  it.each<[string, Buffer]>([
    ["a piece left out", Buffer.concat([head, piece(0), piece(2)])],
    ["two pieces exchanged", Buffer.concat([head, piece(1), piece(0), piece(2)])],
    ["the end cut off at a piece", Buffer.concat([head, piece(0), piece(1)])],
    ["the end cut off within a piece", encrypted.subarray(0, -1)],
    ["something behind the end", Buffer.concat([encrypted, Buffer.from([0])])],
    ["a piece twice", Buffer.concat([head, piece(0), piece(0), piece(1), piece(2)])],
    [
      "another salt",
      Buffer.concat([head.subarray(0, 1), Buffer.alloc(16), encrypted.subarray(17)]),
    ],
    ["nothing", Buffer.alloc(0)],
    ["the head alone", head],
  ])("is not decrypted: %s", async (_what, bytes) => {
    expect(() => openFile(FILE, bytes)).toThrow();
    await expect(part(bytes, size, 0, size - 1)).rejects.toThrow();
  });

  it("opens under no other name or key", () => {
    expect(() => openFile({ ...FILE, name: "laudos/b.pdf" }, encrypted)).toThrow();
    expect(() => openFile({ ...FILE, key: Buffer.alloc(32, 8) }, encrypted)).toThrow();
  });

  it("releases nothing of a piece with a flipped bit, and what came before it only verified", async () => {
    const spoilt = Buffer.from(encrypted);
    const at = 17 + CHUNK + 16 + 5;
    spoilt.writeUInt8(spoilt.readUInt8(at) ^ 1, at);
    const released: Buffer[] = [];
    const reading = async () => {
      const range = { size, start: 0, end: size - 1 };
      for await (const one of openRange(FILE, rangesOf(spoilt), range)) released.push(one);
    };
    await expect(reading()).rejects.toThrow();
    expect(Buffer.concat(released)).toEqual(plain.subarray(0, CHUNK));
  });
});
