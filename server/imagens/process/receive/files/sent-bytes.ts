import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { openRange } from "../../../../crypto/file-chunks.ts";
import type { SentFile } from "../messages.ts";

/** @param end exclusive */
export function readSent(file: SentFile, start: number, end: number): Readable {
  if (end <= start) return Readable.from([]);
  const encrypted = { key: Buffer.from(file.key), name: file.name };
  const read = async (from: number, to: number) =>
    createReadStream(file.path, { start: from, end: to });
  return Readable.from(openRange(encrypted, read, { size: file.bytes, start, end: end - 1 }));
}

export async function collect(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
}
