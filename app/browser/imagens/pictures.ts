/** Caches only the pictures that were used last, because 200 decoded frames would take 200 MB. */
import type { Quadro } from "#domain/imagens/pacotes.ts";
import type { Packs } from "./packs.ts";
import { createRecent } from "./recent.ts";

export type Picture = ImageBitmap | HTMLImageElement;

const MOST_DECODED = 24;

export function createPictures(packs: Packs) {
  const recent = createRecent<Picture>(MOST_DECODED, (picture) => {
    if ("close" in picture) picture.close();
  });
  const broken = new Set<string>();
  return {
    get: (quadro: Quadro) => recent.get(keyOf(quadro)),
    isDecoded: (quadro: Quadro) => recent.has(keyOf(quadro)),
    isThere: (quadro: Quadro) => packs.has(quadro[0]) && !broken.has(keyOf(quadro)),
    async decode(quadro: Quadro): Promise<void> {
      const [pack, start, bytes] = quadro;
      const blob = packs.get(pack)?.slice(start, start + bytes, "image/webp");
      try {
        if (blob) recent.set(keyOf(quadro), await decoded(blob));
      } catch {
        broken.add(keyOf(quadro));
      }
    },
  };
}

function keyOf([pack, start]: Quadro): string {
  return `${pack}:${start}`;
}

function decoded(blob: Blob): Promise<Picture> {
  return "createImageBitmap" in globalThis ? createImageBitmap(blob) : decodedByElement(blob);
}

/** For browsers without `createImageBitmap`. Uses a data URL, because the content policy allows no `blob:` URL. */
function decodedByElement(blob: Blob): Promise<Picture> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    const reader = new FileReader();
    image.onload = () => resolve(image);
    image.onerror = reject;
    reader.onerror = reject;
    reader.onload = () => {
      image.src = String(reader.result);
    };
    reader.readAsDataURL(blob);
  });
}
