/** Counts the rows of a COPY and adds up their hashes. Equal sums mean equal tables, in any order of rows. */
import { createHash } from "node:crypto";

const NEWLINE = 0x0a;
const MASK = (1n << 128n) - 1n;

export class RowTally {
  rows = 0;
  #sum = 0n;
  #begun: Buffer[] = [];

  /** Finds rows by their newlines, because COPY writes one line per row and escapes newlines in values. */
  add(part: Buffer): void {
    let start = 0;
    for (let end = part.indexOf(NEWLINE); end >= 0; end = part.indexOf(NEWLINE, start)) {
      this.#addRow(part.subarray(start, end));
      start = end + 1;
    }
    if (start < part.length) this.#begun.push(Buffer.from(part.subarray(start)));
  }

  #addRow(end: Buffer) {
    const hash = createHash("sha256");
    for (const part of this.#begun) hash.update(part);
    this.#begun = [];
    const digest = hash.update(end).digest();
    const value = (digest.readBigUInt64BE(0) << 64n) | digest.readBigUInt64BE(8);
    this.#sum = (this.#sum + value) & MASK;
    this.rows++;
  }

  get tally(): string {
    return this.#sum.toString(16);
  }

  async *through(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, undefined> {
    for await (const part of source) {
      this.add(part);
      yield part;
    }
  }
}
