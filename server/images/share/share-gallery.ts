/** Pictures of shared links that were drawn lately, and one pen: they are drawn one after another. */
import type { SharePicture } from "#domain/share-image.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** About a tenth of a megabyte each. */
const KEPT = 80;

/** Satori and the fonts are two megabytes of code: read when the first picture is asked for. */
async function draw(picture: SharePicture): Promise<Bytes> {
  const { drawShareImage } = await import("./share-image.ts");
  return drawShareImage(picture);
}

export class ShareGallery {
  readonly #kept = new Map<string, Bytes>();
  readonly #pending = new Map<string, Promise<Bytes>>();
  readonly #draw: (picture: SharePicture) => Promise<Bytes>;
  readonly #most: number;
  #pen: Promise<unknown> = Promise.resolve();

  constructor(drawing = draw, most = KEPT) {
    this.#draw = drawing;
    this.#most = most;
  }

  /**
   * The picture as it was drawn for this address, which says all that is on it, or a new drawing;
   * whoever asks meanwhile waits for the same one. Whether the page is public is the caller's to know.
   */
  async picture(address: string, picture: SharePicture): Promise<Bytes> {
    const kept = this.#kept.get(address);
    if (kept) {
      this.#kept.delete(address);
      this.#kept.set(address, kept);
      return kept;
    }
    return this.#pending.get(address) ?? this.#make(address, picture);
  }

  #make(address: string, picture: SharePicture): Promise<Bytes> {
    const work = this.#pen
      .then(() => this.#draw(picture))
      .then((bytes) => {
        this.#keep(address, bytes);
        return bytes;
      })
      .finally(() => this.#pending.delete(address));
    this.#pen = work.catch(() => {});
    this.#pending.set(address, work);
    return work;
  }

  #keep(address: string, bytes: Bytes) {
    this.#kept.set(address, bytes);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) break;
      this.#kept.delete(oldest);
    }
  }
}
