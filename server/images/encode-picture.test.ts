import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { encodeAvif, encodePicture, encodeWebp, variantWidths } from "./encode-picture.ts";

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c03020" } });

async function checked(bytes: Buffer) {
  const { autoOrient, hasAlpha } = await sharp(bytes).metadata();
  return { bytes, width: autoOrient.width, height: autoOrient.height, hasAlpha };
}

describe("the full image", () => {
  test("is never larger than it was, nor wider than any page shows", async () => {
    const small = await encodePicture(await checked(await blank(100, 50).png().toBuffer()), "hero");
    expect(small).toMatchObject({ width: 100, height: 50, small: undefined });
    const wide = await encodePicture(
      await checked(await blank(3000, 1500).png().toBuffer()),
      "hero",
    );
    expect(wide).toMatchObject({ width: 1920, height: 960 });
    const logo = await encodePicture(
      await checked(await blank(3000, 1500).png().toBuffer()),
      "convenios",
    );
    expect(logo).toMatchObject({ width: 640, height: 320 });
    expect(await sharp(logo.small).metadata()).toMatchObject({ format: "webp", width: 320 });
  });

  test("of a very tall image fits into its format", async () => {
    const tall = await encodePicture(
      await checked(await blank(200, 20_000).png().toBuffer()),
      "blog",
    );
    expect(tall.height).toBe(4096);
  });

  test("is upright, in sRGB, and carries nothing of where and when it was taken", async () => {
    const source = await sharp({
      create: { width: 400, height: 200, channels: 3, background: "#ff0000" },
    })
      .withIccProfile("p3")
      .withExif({ IFD0: { Copyright: "Ana" }, IFD3: { GPSLatitude: "22/1 14/1 0/1" } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Ana</a></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    const turned = await sharp(source)
      .keepMetadata()
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await sharp(turned).metadata()).toHaveProperty("exif");
    const { full, width, height } = await encodePicture(await checked(turned), "medicos");
    expect([width, height]).toEqual([200, 400]);
    for (const file of [full, await encodeWebp(full, 100), await encodeAvif(full, 200)]) {
      const { exif, xmp, iptc, icc, space } = await sharp(file).metadata();
      expect({ exif, xmp, iptc, icc, space }).toEqual({ space: "srgb" });
      expect(file.includes("Ana")).toBe(false);
    }
  });

  test("of CMYK is in colours that screens show", async () => {
    const cmyk = await blank(40, 40).toColorspace("cmyk").jpeg().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe("cmyk");
    const { full } = await encodePicture(await checked(cmyk), "blog");
    expect((await sharp(full).metadata()).space).toBe("srgb");
  });

  test("of an animation is its first picture", async () => {
    const frames = await Promise.all(
      ["#ff0000", "#0000ff"].map((background) =>
        sharp({ create: { width: 50, height: 50, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const { full, height } = await encodePicture(await checked(gif), "blog");
    expect(height).toBe(50);
    expect((await sharp(full).metadata()).pages ?? 1).toBe(1);
  });

  test("has the average colour's class, a transparent one none", async () => {
    const red = await encodePicture(await checked(await blank(10, 10).png().toBuffer()), "blog");
    expect(red.cor).toBe("210");
    const clear = await sharp({
      create: { width: 10, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    expect((await encodePicture(await checked(clear), "blog")).cor).toBeNull();
  });
});

test("a crop is taken from the upright image", async () => {
  const left = await blank(200, 400).png().toBuffer();
  const both = await sharp({
    create: { width: 400, height: 400, channels: 3, background: "#00ff00" },
  })
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const right = { x: 0.5, y: 0.25, width: 0.5, height: 0.5 };
  const { full, width, height } = await encodePicture(await checked(both), "medicos", right);
  expect([width, height]).toEqual([200, 200]);
  const { channels } = await sharp(full).stats();
  expect(Math.round(channels[1]?.mean ?? 0)).toBeGreaterThan(240);
  expect(Math.round(channels[0]?.mean ?? 255)).toBeLessThan(20);
});

test("the files beside it are narrower, the AVIF of its own width included", () => {
  expect(variantWidths(1200)).toEqual({ webp: [320, 640, 960], avif: [320, 640, 960, 1200] });
  expect(variantWidths(320)).toEqual({ webp: [], avif: [320] });
  expect(variantWidths(50)).toEqual({ webp: [], avif: [50] });
});
