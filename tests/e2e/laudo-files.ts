import type { Locator } from "@playwright/test";
import readQrCode from "jsqr";
import { PDFDocument } from "pdf-lib";
import sharp from "sharp";

export function fileOf(name: string, buffer: Buffer) {
  return { name, mimeType: "application/pdf", buffer };
}

export async function pdfOf(text: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([595, 842]).drawText(text, { x: 60, y: 760, size: 18 });
  return Buffer.from(await document.save());
}

export async function pagesOf(pdf: Buffer): Promise<number[][]> {
  const document = await PDFDocument.load(pdf);
  return document.getPages().map((one) => [one.getWidth(), one.getHeight()].map(Math.round));
}

export async function drop(
  at: Locator,
  files: { name: string; mimeType: string; buffer: Buffer }[],
) {
  const given = files.map(({ name, mimeType, buffer }) => ({
    name,
    type: mimeType,
    base64: buffer.toString("base64"),
  }));
  const dataTransfer = await at.page().evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, type, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type }));
    }
    return transfer;
  }, given);
  for (const event of ["dragenter", "dragover", "drop"]) {
    await at.dispatchEvent(event, { dataTransfer });
  }
}

export async function scan(slip: Locator): Promise<string> {
  const image = sharp(await slip.screenshot()).ensureAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  // The package's types describe its import by a bundler. In Node.js the function is in `default`.
  const read = (readQrCode as unknown as { default?: typeof readQrCode }).default ?? readQrCode;
  return read(new Uint8ClampedArray(data), info.width, info.height)?.data ?? "";
}
