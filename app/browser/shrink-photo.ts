interface Wanted {
  maxBytes: number;
  /** In pixels, largest first. */
  longestSides: readonly number[];
  /** From 0 to 1, best first. */
  qualities?: readonly number[];
}

const QUALITIES = [0.85];

/** @returns undefined if this browser cannot decode the file, or if the smallest attempt is still too large */
export async function shrinkPhoto(
  file: File,
  { maxBytes, longestSides, qualities = QUALITIES }: Wanted,
): Promise<File | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(
    () => undefined,
  );
  if (!bitmap) return undefined;
  try {
    // WebP supports transparency. A browser that cannot write WebP writes a PNG.
    const type = /^image\/(?:png|webp|avif|gif)$/.test(file.type) ? "image/webp" : "image/jpeg";
    for (const side of longestSides) {
      const canvas = draw(bitmap, side);
      for (const quality of canvas ? qualities : []) {
        const blob = await new Promise<Blob | null>((done) => canvas?.toBlob(done, type, quality));
        if (blob && blob.size <= maxBytes) return new File([blob], file.name, { type: blob.type });
      }
    }
    return undefined;
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap, side: number): HTMLCanvasElement | undefined {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}
