import type { SharePicture } from "#domain/midia/share-image.ts";
import { BoundedMap } from "#server/bounded-map.ts";
import type { Storage } from "#server/storage/storage.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const MOST_CACHED = 80;
const MAX_BYTES = 8 * 1024 * 1024;

type Draw = (picture: SharePicture) => Promise<Bytes>;

/** Loads the drawing code (two megabytes) only when the first picture is needed. */
function drawingWith(storage: Pick<Storage, "get"> | undefined): Draw {
  return async (picture) => {
    const key = picture.logo?.png.slice("/arquivos/".length);
    const logo = key && (await storage?.get(key).catch(() => undefined));
    const { drawShareImage } = await import("./share-image.ts");
    return drawShareImage(picture, logo || undefined);
  };
}

export class ShareGallery {
  readonly #stored: BoundedMap<Bytes>;
  readonly #pending = new Map<string, Promise<Bytes>>();
  readonly #draw: Draw;
  #pen: Promise<unknown> = Promise.resolve();

  constructor(drawing: Draw, most = MOST_CACHED) {
    this.#draw = drawing;
    this.#stored = new BoundedMap({ entries: most, bytes: MAX_BYTES });
  }

  static over(storage: Pick<Storage, "get"> | undefined): ShareGallery {
    return new ShareGallery(drawingWith(storage));
  }

  /** The caller must check that the page is public. */
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
