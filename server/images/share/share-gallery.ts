import type { SharePicture } from "#domain/midia/share-image.ts";
import { BoundedMap } from "#server/bounded-map.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Each picture takes about a tenth of a megabyte. */
const MOST_CACHED = 80;
const MAX_BYTES = 8 * 1024 * 1024;

/** Imported with the first picture, because Satori and the fonts are two megabytes of code. */
async function draw(picture: SharePicture): Promise<Bytes> {
  const { drawShareImage } = await import("./share-image.ts");
  return drawShareImage(picture);
}

export class ShareGallery {
  readonly #stored: BoundedMap<Bytes>;
  readonly #pending = new Map<string, Promise<Bytes>>();
  readonly #draw: (picture: SharePicture) => Promise<Bytes>;
  #pen: Promise<unknown> = Promise.resolve();

  constructor(drawing = draw, most = MOST_CACHED) {
    this.#draw = drawing;
    this.#stored = new BoundedMap({ entries: most, bytes: MAX_BYTES });
  }

  /** Requests for the same address share one drawing. The caller checks that the page is public. */
  async picture(address: string, picture: SharePicture): Promise<Bytes> {
    const stored = this.#stored.get(address);
    if (stored) return stored;
    return this.#pending.get(address) ?? this.#make(address, picture);
  }

  #make(address: string, picture: SharePicture): Promise<Bytes> {
    const work = this.#pen
      .then(() => this.#draw(picture))
      .then((bytes) => {
        this.#stored.set(address, bytes, bytes.byteLength);
        return bytes;
      })
      .finally(() => this.#pending.delete(address));
    this.#pen = work.catch(() => {});
    this.#pending.set(address, work);
    return work;
  }
}
