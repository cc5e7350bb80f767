import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { encodeIdentidade } from "./encode-identidade.ts";

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

function bar(background: string, width = 800, height = 200): Promise<Buffer> {
  const inner = { create: { width, height, channels: 4, background } } as const;
  return sharp(inner)
    .extend({ top: 100, bottom: 50, left: 60, right: 40, background: CLEAR })
    .png()
    .toBuffer();
}

describe("a logo", () => {
  test("is cut to what can be seen, and has a PNG for mails beside it", async () => {
    const { width, height, full, small, beside, cor } = await encodeIdentidade(
      { bytes: await bar("#204060") },
      "logo",
    );
    expect([width, height, cor]).toEqual([640, 160, null]);
    expect(await sharp(full).metadata()).toMatchObject({ format: "webp", width: 640, height: 160 });
    expect((await sharp(small).metadata()).width).toBe(320);
    const png = await sharp(beside?.[".png"]).raw().toBuffer();
    expect([...png.subarray(0, 3)]).toEqual([0x20, 0x40, 0x60]);
  });

  test.each([
    ["#101418", "claro"],
    ["#ffffff", "escuro"],
    ["#b0406a", "qualquer"],
  ])("of the colour %s needs the ground %s", async (colour, fundo) => {
    expect((await encodeIdentidade({ bytes: await bar(colour) }, "logo")).fundo).toBe(fundo);
  });

  test("without transparency brings its own ground", async () => {
    const white = { create: { width: 300, height: 100, channels: 3, background: "#fff" } } as const;
    const bytes = await sharp(white).png().toBuffer();
    expect((await encodeIdentidade({ bytes }, "logo")).fundo).toBe("qualquer");
  });

  test("of which nothing can be seen is refused", async () => {
    const empty = { create: { width: 30, height: 10, channels: 4, background: CLEAR } } as const;
    const bytes = await sharp(empty).png().toBuffer();
    await expect(encodeIdentidade({ bytes }, "logo")).rejects.toThrow();
  });
});

test("an icon is a square in the sizes of browsers and phones, filled where a phone cuts it", async () => {
  const {
    width,
    height,
    beside = {},
  } = await encodeIdentidade({ bytes: await bar("#204060", 300, 200) }, "icone");
  expect([width, height]).toEqual([512, 512]);
  const found = await Promise.all(
    Object.entries(beside).map(async ([ending, bytes]) => {
      const { width, height } = await sharp(bytes).metadata();
      const { isOpaque } = await sharp(bytes).stats();
      return [ending, width, height, isOpaque];
    }),
  );
  expect(found).toEqual([
    ["-32.png", 32, 32, false],
    ["-180.png", 180, 180, true],
    ["-192.png", 192, 192, false],
    ["-512.png", 512, 512, false],
    ["-maskable.png", 512, 512, true],
  ]);
});

test.each([
  ["a rounded square", '<rect width="400" height="400" rx="80"/>', [0x7c, 0x2d, 0x12]],
  ["a disc", '<circle cx="200" cy="200" r="200"/>', [0xff, 0xff, 0xff]],
  ["a frame", '<path d="M0 0h400v400H0zM40 40v320h320V40z" fill-rule="evenodd"/>', [255, 255, 255]],
])(
  "a phone's corners take the colour of an icon that nearly fills them: %s",
  async (_name, shape, expected) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><g fill="#7c2d12">${shape}</g></svg>`;
    const bytes = await sharp(Buffer.from(svg)).png().toBuffer();
    const { beside } = await encodeIdentidade({ bytes }, "icone");
    for (const file of ["-180.png", "-maskable.png"]) {
      const pixels = await sharp(beside?.[file]).raw().toBuffer();
      expect([...pixels.subarray(0, 3)]).toEqual(expected);
    }
  },
);
