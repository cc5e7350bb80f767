import { createWriteStream } from "node:fs";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { encryptStream } from "../../../crypto/file-chunks.ts";
import type { TakeResult } from "../../received.ts";
import { DataSetHash } from "./data-set-hash.ts";
import { type HeaderProblem, isDicom, PREAMBLE, readHeader } from "./header/read-header.ts";
import { Refused, request, say } from "./parent.ts";

/** Must equal `IMAGEM_LIMITS.bytes` in domain/imagens/imagens.ts. */
export const MOST_INSTANCE_BYTES = 1024 ** 3;
/** The first bytes, in which the header is read. Icon pictures and private data can make a header long. */
const HEAD_BYTES = 2 * 1024 ** 2;

export type InstanceProblem = "too-large" | HeaderProblem | "mismatch" | "no-room" | "failed";

interface Expected {
  sopClass: string;
  sopInstance: string;
}

/** Accepts all bytes, and reports a problem only in `finish`. */
export class InstanceWriter {
  readonly #hash = new DataSetHash();
  readonly #head: Buffer[] = [];
  readonly #early: Buffer[] = [];
  #headBytes = 0;
  #bytes = 0;
  #problem: InstanceProblem | undefined;
  #slot: number | undefined;
  #input: PassThrough | undefined;
  #written: Promise<void> | undefined;

  get bytes(): number {
    return this.#bytes;
  }

  async write(piece: Buffer): Promise<void> {
    this.#bytes += piece.length;
    if (this.#bytes > MOST_INSTANCE_BYTES) this.#problem ??= "too-large";
    if (this.#problem) return;
    this.#hash.update(piece);
    this.#keepHead(piece);
    if (this.#input) return this.#writeTo(this.#input, piece);
    this.#early.push(piece);
    if (this.#headBytes < PREAMBLE) return;
    if (!isDicom(Buffer.concat(this.#head))) {
      this.#problem = "not-dicom";
      return;
    }
    const input = await this.#open();
    for (const early of this.#early.splice(0)) if (input) await this.#writeTo(input, early);
  }

  async finish(
    nome: string,
    expected?: Expected,
  ): Promise<{ taken: TakeResult } | { problem: InstanceProblem }> {
    await this.#close();
    const head = Buffer.concat(this.#head);
    const header = this.#problem ? this.#problem : readHeader(head);
    const slot = this.#slot;
    if (typeof header === "string" || slot === undefined) {
      return this.#drop(typeof header === "string" ? header : "not-dicom");
    }
    if (
      expected &&
      (expected.sopClass !== header.sopClass || expected.sopInstance !== header.sopInstance)
    ) {
      return this.#drop("mismatch");
    }
    const sha256 = this.#hash.digest();
    try {
      const question = { kind: "take", slot, header, bytes: this.#bytes, sha256, nome } as const;
      return { taken: (await request(question, "taken")).result };
    } catch (error) {
      if (error instanceof Refused) return { problem: error.problem };
      throw error;
    }
  }

  async discard(): Promise<void> {
    this.#problem ??= "broken";
    await this.#close();
    this.#drop(this.#problem);
  }

  #drop(problem: InstanceProblem): { problem: InstanceProblem } {
    if (this.#slot !== undefined) say({ kind: "drop", slot: this.#slot });
    this.#slot = undefined;
    return { problem };
  }

  async #open(): Promise<PassThrough | undefined> {
    try {
      const { slot } = await request({ kind: "slot" }, "slot");
      this.#slot = slot.id;
      this.#input = new PassThrough({ highWaterMark: 1024 ** 2 });
      this.#written = pipeline(
        this.#input,
        encryptStream({ key: Buffer.from(slot.key), name: slot.name }),
        createWriteStream(slot.path, { flags: "wx", mode: 0o600 }),
      ).catch((error: NodeJS.ErrnoException) => {
        this.#problem ??= error.code === "ENOSPC" ? "no-room" : "failed";
      });
      return this.#input;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#problem = error.problem;
      return undefined;
    }
  }

  async #writeTo(input: PassThrough, piece: Buffer): Promise<void> {
    if (input.write(piece)) return;
    await Promise.race([new Promise((resolve) => input.once("drain", resolve)), this.#written]);
  }

  async #close(): Promise<void> {
    if (this.#problem) this.#input?.destroy();
    else this.#input?.end();
    await this.#written;
  }

  #keepHead(piece: Buffer): void {
    if (this.#headBytes >= HEAD_BYTES) return;
    const part = piece.subarray(0, HEAD_BYTES - this.#headBytes);
    // Copied, because a view would keep the whole, much larger buffer in memory.
    this.#head.push(Buffer.from(part));
    this.#headBytes += part.length;
  }
}
