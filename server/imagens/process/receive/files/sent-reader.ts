import { Readable } from "node:stream";
import yauzl from "yauzl";
import type { SentFile } from "../messages.ts";
import { collect, readSent } from "./sent-bytes.ts";

/** Bytes decrypted at a time, because yauzl reads a zip's directory in thousands of small pieces. */
const WINDOW = 1024 ** 2;
const SMALL = 64 * 1024;

export class SentReader extends yauzl.RandomAccessReader {
  readonly #file: SentFile;
  #start = 0;
  #window: Buffer = Buffer.alloc(0);

  constructor(file: SentFile) {
    super();
    this.#file = file;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    if (end - start > SMALL) return readSent(this.#file, start, end);
    return Readable.from(this.#fromWindow(start, end));
  }

  async *#fromWindow(start: number, end: number): AsyncGenerator<Buffer> {
    if (start < this.#start || end > this.#start + this.#window.length) {
      const until = Math.min(this.#file.bytes, start + WINDOW);
      this.#window = await collect(readSent(this.#file, start, until));
      this.#start = start;
    }
    yield this.#window.subarray(start - this.#start, end - this.#start);
  }
}
