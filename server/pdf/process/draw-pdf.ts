import { createRequire } from "node:module";
import path from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import {
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import sharp from "sharp";
import type { DrawnPage } from "./messages.ts";

sharp.cache(false);
sharp.concurrency(1);

const PACKAGE = path.dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
const folder = (name: string) => `${path.join(PACKAGE, name)}/`;
/** A page whose height is more than this many times its width is drawn smaller, to limit memory. */
const TALLEST = 3;
const MOST_TEXT = 20_000;
const QUALITY = 70;

export async function withPdf<T>(
  bytes: Uint8Array,
  work: (pdf: PDFDocumentProxy) => Promise<T>,
): Promise<T> {
  const task = getDocument({
    // A copy, because the engine makes the given buffer unusable.
    data: new Uint8Array(bytes),
    standardFontDataUrl: folder("standard_fonts"),
    cMapUrl: folder("cmaps"),
    cMapPacked: true,
    wasmUrl: folder("wasm"),
    iccUrl: folder("iccs"),
    useSystemFonts: false,
    enableXfa: false,
    stopAtErrors: false,
    verbosity: 0,
  });
  try {
    return await work(await task.promise);
  } finally {
    await task.destroy();
  }
}

export function isPassword(error: unknown): boolean {
  return error instanceof PasswordException;
}

export async function drawPage(
  pdf: PDFDocumentProxy,
  numero: number,
  widths: readonly number[],
): Promise<DrawnPage> {
  const page = await pdf.getPage(numero);
  const natural = page.getViewport({ scale: 1 });
  const widest = Math.max(...widths);
  const shown = Math.min(1, (TALLEST * natural.width) / natural.height);
  const viewport = page.getViewport({ scale: (widest * shown) / natural.width });
  const largura = Math.max(1, Math.round(viewport.width));
  const altura = Math.max(1, Math.round(viewport.height));
  const canvas = createCanvas(largura, altura);
  await page.render({
    canvas: canvas as unknown as HTMLCanvasElement,
    canvasContext: canvas.getContext("2d") as unknown as CanvasRenderingContext2D,
    viewport,
    background: "white",
  }).promise;
  const raw = { width: largura, height: altura, channels: 4 } as const;
  const drawn = canvas.data();
  const imagens = await Promise.all(
    widths.map(async (width) => {
      const size = Math.min(largura, Math.round(width * shown));
      const picture = sharp(drawn, { raw })
        .removeAlpha()
        .resize({ width: Math.max(1, size) });
      return new Uint8Array(await picture.webp({ quality: QUALITY, effort: 4 }).toBuffer());
    }),
  );
  const texto = await textOf(page);
  page.cleanup();
  // Frees the canvas's memory. It is outside V8's heap, so the garbage collector would not run for it.
  canvas.width = 1;
  globalThis.gc?.();
  return { numero, largura, altura, texto, imagens };
}

type Page = Awaited<ReturnType<PDFDocumentProxy["getPage"]>>;

async function textOf(page: Page): Promise<string> {
  const { items } = await page.getTextContent();
  return items
    .map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : ""))
    .join("")
    .replace(/[^\P{Cc}\n]/gu, "")
    .slice(0, MOST_TEXT)
    .trim();
}
