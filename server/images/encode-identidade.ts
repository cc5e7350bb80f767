import sharp from "sharp";
import { SMALLEST_WIDTH } from "#domain/midia/imagem.ts";
import type { Fundo, IconeFile } from "#domain/midia/logo.ts";
import type { IdentidadeBucket } from "#domain/midia/midia.ts";
import { type EncodedPicture, encodeWebp } from "./encode-picture.ts";
import type { CheckedUpload } from "./upload/check-upload.ts";
import { DECODING } from "./upload/check-upload.ts";

/** The largest logo in pixels, enough for all places that show it. */
const LOGO = { width: 640, height: 240 } as const;
const ICONE = 512;
const LOOKED_AT = 1024;
/** The least alpha (0–255) of a visible pixel. */
const VISIBLE = 32;

/** Relative luminances (WCAG 2.2) of the site's light and dark backgrounds. */
const PAPER = 0.95;
const INK = 0.012;
const LOST_BELOW = 1.8;
const TOO_MUCH_LOST = 0.1;

const LIGHT_GROUND = "#ffffff";
const DARK_GROUND = "#0d2530";
/** The least shares of a picture with its own background: visible pixels in its box, and one colour on the edges. */
const FILLED = { box: 0.85, edges: 0.6 } as const;
const SAME = 12;
/** Empty edges, as shares of the side. A phone may cut a maskable icon to a circle of 80 % of the side. */
const MARGIN = { apple: 0.1, maskable: 0.2 } as const;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** @throws if nothing of the picture is visible */
export async function encodeIdentidade(
  { bytes }: Pick<Exclude<CheckedUpload, { problem: string }>, "bytes">,
  bucket: IdentidadeBucket,
): Promise<EncodedPicture> {
  const { data, info } = await sharp(bytes, DECODING)
    .autoOrient()
    .resize({ width: LOOKED_AT, height: LOOKED_AT, fit: "inside", withoutEnlargement: true })
    .toColorspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  const { box, fundo, corner } = measure(pixels);
  const visible = sharp(data, { raw: { ...size(pixels), channels: 4 } }).extract(box);
  const shaped =
    bucket === "logo"
      ? visible.resize({ ...LOGO, fit: "inside", withoutEnlargement: true })
      : visible.resize({ ...square(ICONE), fit: "contain", background: "#00000000" });
  const full = await shaped
    .webp({ lossless: true, effort: 4 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = full.info;
  const png = await sharp(full.data).png({ compressionLevel: 9 }).toBuffer();
  const beside = bucket === "logo" ? { ".png": png } : await iconeFiles(png, fundo, corner);
  return {
    width,
    height,
    full: full.data,
    small: width > SMALLEST_WIDTH ? await encodeWebp(full.data, SMALLEST_WIDTH) : undefined,
    cor: null,
    fundo: bucket === "icone" && corner ? "qualquer" : fundo,
    beside,
  };
}

function measure({ data, width, height }: Pixels) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  let [visible, opaque, lostOnPaper, lostOnInk] = [0, 0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const alpha = data[at + 3] ?? 0;
      if (alpha === 255) opaque++;
      if (alpha < VISIBLE) continue;
      visible++;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
      const luminance = luminanceOf(data, at);
      if (contrast(luminance, PAPER) < LOST_BELOW) lostOnPaper++;
      if (contrast(luminance, INK) < LOST_BELOW) lostOnInk++;
    }
  }
  if (visible === 0) throw new Error("nothing visible");
  const isOpaque = opaque === width * height;
  const lost = { paper: lostOnPaper / visible, ink: lostOnInk / visible };
  const box = { left, top, width: right - left + 1, height: bottom - top + 1 };
  if (isOpaque) return { box, fundo: "qualquer" as const, corner: cornerOf(data) };
  const isFilled = visible / (box.width * box.height) >= FILLED.box;
  const corner = isFilled ? edgeColour({ data, width }, box) : undefined;
  return { box, fundo: groundFor(lost), corner };
}

function edgeColour({ data, width }: Pick<Pixels, "data" | "width">, box: Box): string | undefined {
  const across = Array.from({ length: box.width }, (_, x) => x);
  const down = Array.from({ length: box.height }, (_, y) => y);
  // The outermost pixels may be half transparent, so the edges are read slightly inside the box.
  const [insetX, insetY] = [Math.round(box.width / 50), Math.round(box.height / 50)];
  const [lastX, lastY] = [box.width - 1 - insetX, box.height - 1 - insetY];
  const points = [
    ...across.flatMap((x) => [[x, insetY] as const, [x, lastY] as const]),
    ...down.flatMap((y) => [[insetX, y] as const, [lastX, y] as const]),
  ];
  const offset = (x: number, y: number) => ((box.top + y) * width + box.left + x) * 4;
  const middle = offset(Math.floor(box.width / 2), insetY);
  const isSame = (at: number) =>
    [0, 1, 2, 3].every((c) => Math.abs((data[at + c] ?? 0) - (data[middle + c] ?? 0)) <= SAME);
  const same = points.filter(([x, y]) => isSame(offset(x, y))).length;
  const isOne = data[middle + 3] === 255 && same / points.length >= FILLED.edges;
  return isOne ? `#${data.subarray(middle, middle + 3).toString("hex")}` : undefined;
}

function groundFor({ paper, ink }: { paper: number; ink: number }): Fundo {
  if (Math.max(paper, ink) < TOO_MUCH_LOST) return "qualquer";
  return paper > ink ? "escuro" : "claro";
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function luminanceOf(data: Buffer, at: number): number {
  const channel = (index: number) => LINEAR[data[at + index] ?? 0] ?? 0;
  return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function cornerOf(data: Buffer): string {
  return `#${data.subarray(0, 3).toString("hex")}`;
}

/** iPhones show transparency as black, and other phones cut icons to their own shape. */
async function iconeFiles(png: Buffer, fundo: Fundo, corner: string | undefined) {
  const ground = corner ?? (fundo === "escuro" ? DARK_GROUND : LIGHT_GROUND);
  const plain = (side: number) =>
    sharp(png).resize(square(side)).png({ compressionLevel: 9 }).toBuffer();
  const filled = (side: number, margin: number) => {
    const inner = Math.round(side * (1 - 2 * margin));
    const edge = Math.floor((side - inner) / 2);
    const rest = side - inner - edge;
    return sharp(png)
      .resize(square(inner))
      .extend({ top: edge, left: edge, bottom: rest, right: rest, background: ground })
      .flatten({ background: ground })
      .png({ compressionLevel: 9 })
      .toBuffer();
  };
  const files: Record<IconeFile, Promise<Buffer>> = {
    32: plain(32),
    180: filled(180, corner ? 0 : MARGIN.apple),
    192: plain(192),
    512: plain(512),
    maskable: filled(512, MARGIN.maskable),
  };
  const entries = Object.entries(files).map(
    async ([name, bytes]) => [`-${name}.png`, await bytes] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

function size({ width, height }: Pixels) {
  return { width, height };
}

function square(side: number) {
  return { width: side, height: side };
}
