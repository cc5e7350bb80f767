/** Temporary files that are written when they are first read, and deleted when they have not been read for a while. */
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pLimit, { type LimitFunction } from "p-limit";
import { BoundedMap, type MapLimits } from "#server/bounded-map.ts";
import { makeTemporaryFile } from "./temporary-files.ts";

interface Limits extends MapLimits {
  /** How many files are written at the same time. */
  atOnce: number;
  unreadMs: number;
}

interface Written {
  path: string;
  bytes: number;
  unread: NodeJS.Timeout;
}

interface Source {
  dataDir: string;
  prefix: string;
  pieces(): AsyncIterable<Uint8Array | string>;
}

export interface WrittenFile {
  bytes: number;
  /** Its chunks are read while the reader takes them, so a slow reader takes little memory. */
  stream: Readable;
}

export class WrittenOnce {
  readonly #turns: LimitFunction;
  readonly #unreadMs: number;
  readonly #written: BoundedMap<Written>;
  readonly #writing = new Map<string, Promise<Written>>();

  constructor({ atOnce, unreadMs, ...limits }: Limits) {
    this.#turns = pLimit(atOnce);
    this.#unreadMs = unreadMs;
    this.#written = new BoundedMap(limits, remove);
  }

  /** @param identity everything that the file's content depends on */
  async read(identity: unknown, source: Source): Promise<WrittenFile> {
    const key = createHash("sha256").update(JSON.stringify(identity)).digest("base64url");
    const written = this.#written.get(key) ?? (await this.#write(key, source));
    written.unread.refresh();
    const file = await open(written.path);
    return { bytes: written.bytes, stream: file.createReadStream() };
  }

  /** Requests for a file that is being written wait for the one that writes it. */
  #write(key: string, source: Source): Promise<Written> {
    const running = this.#writing.get(key);
    if (running) return running;
    const writing = this.#turns(() => this.#writeFile(key, source)).finally(() => {
      this.#writing.delete(key);
    });
    this.#writing.set(key, writing);
    return writing;
  }

  async #writeFile(key: string, { dataDir, prefix, pieces }: Source): Promise<Written> {
    const path = await makeTemporaryFile(dataDir, prefix);
    const target = createWriteStream(path, { flags: "wx", mode: 0o600 });
    try {
      await pipeline(pieces(), target);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    const unread = setTimeout(() => {
      this.#written.delete(key);
      remove(written);
    }, this.#unreadMs).unref();
    const written: Written = { path, bytes: target.bytesWritten, unread };
    this.#written.set(key, written, written.bytes);
    return written;
  }
}

function remove({ path, unread }: Written): void {
  clearTimeout(unread);
  // A reader that has the file open still reads it whole: POSIX deletes it once nobody has it open.
  void rm(path, { force: true }).catch(() => {});
}
