/** Makes a photograph of a phone small enough to be sent. It is loaded with the first photograph that needs it. */
import { UPLOAD_MAX_BYTES } from "#domain/midia/midia.ts";

/** The longest sides that are tried, in pixels. The site shows no picture wider than 1920. */
const LONGEST_SIDES = [3840, 2560, 1920];
const QUALITY = 0.85;

/** @returns undefined if this browser cannot decode the file */
export async function shrinkPhoto(file: File): Promise<File | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(
    () => undefined,
  );
  if (!bitmap) return undefined;
  try {
    // WebP keeps transparency. A browser that cannot write it writes a PNG.
    const type = /^image\/(?:png|webp|avif|gif)$/.test(file.type) ? "image/webp" : "image/jpeg";
    for (const side of LONGEST_SIDES) {
      const blob = await draw(bitmap, side, type);
      if (blob && blob.size <= UPLOAD_MAX_BYTES) {
        return new File([blob], file.name, { type: blob.type });
      }
    }
    return undefined;
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap, side: number, type: string): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
