import sharp from "sharp";
import { expect, test } from "vitest";
import { codedSize, hasScanPerColour } from "./coded-size.ts";

const bytes = (hex: string) => Buffer.from(hex, "hex");

test("a JPEG's size is read behind its tables", async () => {
  const pixels = { create: { width: 301, height: 77, channels: 3, background: "red" } } as const;
  const jpeg = await sharp(pixels).jpeg().withMetadata().toBuffer();
  expect(codedSize(jpeg)).toEqual({ rows: 77, columns: 301 });
});

test("JPEG-LS, and JPEG 2000 whose picture begins inside its grid", () => {
  expect(codedSize(bytes("ffd8fff7000b0800400020010111"))).toEqual({ rows: 64, columns: 32 });
  const grid = "ff4fff51002f0000 0000ea60 00001000 00000060 00000000".replaceAll(" ", "");
  expect(codedSize(bytes(grid))).toEqual({ rows: 4096, columns: 59_904 });
});

test("what has no such header has no size", () => {
  for (const hex of ["", "ffd8", "ffd8ffd9", "ff4fff51", "52494646ffffffff", "ffd8ffda000c0000"]) {
    expect(codedSize(bytes(hex))).toBeUndefined();
  }
  expect(codedSize(bytes(`ffd8${"ffe00002".repeat(9_000)}`))).toBeUndefined();
  expect(codedSize(bytes(`ffd8${"ff".repeat(9_000)}`))).toBeUndefined();
});

test("a scan for each colour is told from one for all", () => {
  const frame = "fff7000b080040002003011100";
  expect(hasScanPerColour(bytes(`ffd8${frame}ffda0008010100000000`))).toBe(true);
  expect(hasScanPerColour(bytes(`ffd8${frame}ffda000c03010002000300000200`))).toBe(false);
  expect(hasScanPerColour(bytes("ff4fff510000"))).toBe(false);
});
