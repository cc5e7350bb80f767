/** Hashes only the data set (SHA-256), because the meta information before it differs between transfers. */
import { createHash } from "node:crypto";

const PREAMBLE = 128;
/** The end of (0002,0000), the element that gives the length of the remaining meta information. */
const META_START = PREAMBLE + 4 + 12;
const MOST_META = 64 * 1024;

export class DataSetHash {
  readonly #hash = createHash("sha256");
  #early: Buffer | undefined = Buffer.alloc(0);

  update(piece: Buffer): void {
    if (!this.#early) {
      this.#hash.update(piece);
      return;
    }
    this.#early = Buffer.concat([this.#early, piece]);
    const start = dataSetStart(this.#early);
    if (start === undefined || this.#early.length < start) return;
    this.#hash.update(this.#early.subarray(start));
    this.#early = undefined;
  }

  digest(): Buffer {
    if (this.#early) this.#hash.update(this.#early);
    return this.#hash.digest();
  }
}

/** @returns the data set's offset; 0 if no valid meta information precedes it; undefined if more bytes are needed */
function dataSetStart(bytes: Buffer): number | undefined {
  if (bytes.length < META_START) return undefined;
  if (bytes.toString("latin1", PREAMBLE, PREAMBLE + 4) !== "DICM") return 0;
  const isLength = bytes.toString("latin1", 132, 140) === "\x02\x00\x00\x00UL\x04\x00";
  const length = bytes.readUInt32LE(META_START - 4);
  return isLength && length < MOST_META ? META_START + length : 0;
}
