/** The SHA-256 of an instance's data set, because what stands before it differs between ways of sending the same one. */
import { createHash } from "node:crypto";

const PREAMBLE = 128;
/** Preamble, `DICM`, and the element that holds the length of what follows it. */
const META_START = PREAMBLE + 4 + 12;
const MOST_META = 64 * 1024;

export class DataSetHash {
  readonly #hash = createHash("sha256");
  /** What arrived before it is known where the data set begins. */
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

/** @returns 0 for what is no DICOM file; undefined where more bytes are needed */
function dataSetStart(bytes: Buffer): number | undefined {
  if (bytes.length < META_START) return undefined;
  if (bytes.toString("latin1", PREAMBLE, PREAMBLE + 4) !== "DICM") return 0;
  const isLength = bytes.toString("latin1", 132, 140) === "\x02\x00\x00\x00UL\x04\x00";
  const length = bytes.readUInt32LE(META_START - 4);
  return isLength && length < MOST_META ? META_START + length : 0;
}
