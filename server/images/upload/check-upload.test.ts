import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { encodePicture } from "#server/images/encode-picture.ts";
import { processorTime } from "#tests/support/processor-time.ts";
import { checkUpload } from "./check-upload.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "clinica-upload-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function check(bytes: Uint8Array | string) {
  const file = path.join(folder, crypto.randomUUID());
  await writeFile(file, bytes);
  return checkUpload(file);
}

const picture = (width = 80, height = 60) =>
  sharp({ create: { width, height, channels: 3, background: "#3080c0" } });

function zip(): Buffer {
  const name = "a.html";
  const entry = Buffer.alloc(46 + name.length);
  entry.write("PK\u0001\u0002", "latin1");
  entry.writeUInt16LE(name.length, 28);
  entry.write(name, 46);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  return Buffer.concat([entry, end]);
}

describe("what is an image", () => {
  test.each(["jpeg", "png", "webp", "gif", "avif"] as const)("%s comes in", async (format) => {
    const bytes = await picture().toFormat(format).toBuffer();
    expect(await check(bytes)).toMatchObject({ width: 80, height: 60 });
  });

  test("a JPEG that draws itself a hundred times is none", async () => {
    const bytes = await picture().jpeg({ progressive: true }).toBuffer();
    const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 1, 1, 0, 1]);
    const often = Buffer.concat([bytes.subarray(0, -2), ...Array<Buffer>(100).fill(scan)]);
    expect(await check(Buffer.concat([often, bytes.subarray(-2)]))).toEqual({
      problem: "not-an-image",
    });
  });

  test.each([
    [1, 30_000, { width: 1, height: 30_000 }],
    [1, 30_001, { problem: "not-an-image" }],
    [30_001, 1, { problem: "not-an-image" }],
  ])("a line of %i by %i pixels", async (width, height, expected) => {
    expect(await check(await picture(width, height).png().toBuffer())).toMatchObject(expected);
  });

  test("its size is the upright one", async () => {
    const bytes = await picture().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await check(bytes)).toMatchObject({ width: 60, height: 80 });
  });

  test("a telephone's picture with a film behind it comes in", async () => {
    const film = Buffer.concat([
      Buffer.from("\0\0\0\u0018ftypmp42", "latin1"),
      Buffer.alloc(5000, 7),
    ]);
    expect(await check(Buffer.concat([await picture().jpeg().toBuffer(), film]))).toHaveProperty(
      "width",
    );
  });
});

describe("what is none", () => {
  const none = { problem: "not-an-image" };

  test.each([
    ["an empty file", ""],
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["an SVG with a declaration", '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["a PDF", "%PDF-1.4\n%%EOF"],
    ["the first bytes of a PNG", "\u0089PNG\r\n\u001a\n"],
  ])("%s is refused", async (_what, text) => {
    expect(await check(Buffer.from(text, "latin1"))).toEqual(none);
  });

  test("TIFF, which browsers do not show, is refused", async () => {
    expect(await check(await picture().tiff().toBuffer())).toEqual(none);
  });

  test.each(["jpeg", "png", "webp", "gif"] as const)(
    "a %s with something else in it is refused",
    async (format) => {
      const bytes = await picture().toFormat(format).toBuffer();
      const html = Buffer.from("<html><script>alert(1)</script></html>");
      expect(await check(Buffer.concat([bytes, html]))).toEqual(none);
      expect(await check(Buffer.concat([html, bytes]))).toEqual(none);
      expect(await check(Buffer.concat([bytes, zip()]))).toEqual(none);
      expect(await check(Buffer.concat([zip(), bytes]))).toEqual(none);
      expect(await check(Buffer.concat([bytes, Buffer.from("%PDF-1.7")]))).toEqual(none);
    },
  );

  test("a script in a comment is refused", async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const text = Buffer.from("*/=1;<script src=/x></script>");
    const comment = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
    const whole = Buffer.concat([jpeg.subarray(0, 2), comment, text, jpeg.subarray(2)]);
    expect(await check(whole)).toEqual(none);
  });
});

test("more than 40 megapixels are refused by the header alone", async () => {
  const before = process.memoryUsage().rss;
  const bomb = await sharp({
    create: { width: 8000, height: 5001, channels: 3, background: "#fff" },
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const refuse = async () => expect(await check(bomb)).toEqual({ problem: "too-many-pixels" });
  expect(await processorTime(1_000, refuse)).toBeLessThan(1_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 ** 2);
  // The pixels are cut off, so this answer can only come from the header.
  expect(await check(bomb.subarray(0, 128))).toEqual({ problem: "too-many-pixels" });
});

test("a file that breaks off is no image once it is decoded", async () => {
  const bytes = await picture(800, 600).jpeg().toBuffer();
  const checked = await check(bytes.subarray(0, bytes.length / 2));
  if ("problem" in checked) throw new Error("its header is whole");
  await expect(encodePicture(checked, "blog")).rejects.toThrow();
});
