import type { Quadro } from "#domain/imagens/pacotes.ts";

/** The first pack is small, so that a phone soon shows pictures. */
const FIRST_BYTES = 24 * 1024;
const FIRST_PICTURES = 4;
const MOST_PICTURES = 16;
/** Bytes that a slow connection loads in a second. */
const MOST_BYTES = 200 * 1024;

export class PackWriter {
  readonly #put: (number: number, bytes: Uint8Array) => Promise<void>;
  readonly #sizes: number[] = [];
  #pictures: Uint8Array[] = [];
  #bytes = 0;

  constructor(put: (number: number, bytes: Uint8Array) => Promise<void>) {
    this.#put = put;
  }

  get sizes(): readonly number[] {
    return this.#sizes;
  }

  async add(picture: Uint8Array): Promise<Quadro> {
    const position: Quadro = [this.#sizes.length, this.#bytes, picture.length];
    this.#pictures.push(picture);
    this.#bytes += picture.length;
    if (this.#isFull(picture.length)) await this.flush();
    return position;
  }

  async flush(): Promise<void> {
    if (this.#pictures.length === 0) return;
    const number = this.#sizes.push(this.#bytes) - 1;
    const pack = Buffer.concat(this.#pictures);
    this.#pictures = [];
    this.#bytes = 0;
    await this.#put(number, pack);
  }

  /** @param next the expected size of the next picture; the caller passes the size of the last one */
  #isFull(next: number): boolean {
    const isFirst = this.#sizes.length === 0;
    const [bytes, pictures] = isFirst ? [FIRST_BYTES, FIRST_PICTURES] : [MOST_BYTES, MOST_PICTURES];
    return this.#pictures.length >= pictures || this.#bytes + next > bytes;
  }
}
