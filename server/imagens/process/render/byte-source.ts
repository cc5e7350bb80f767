import { createReadStream } from "node:fs";
import { openRange } from "../../../crypto/file-chunks.ts";
import type { SourceFile } from "./messages.ts";
import { RenderError } from "./render-error.ts";

export interface ByteSource {
  readonly bytes: number;
  /** @param end exclusive @throws RenderError if the range is not within the file */
  read(start: number, end: number): Promise<Buffer>;
}

export function encryptedSource({ path, file, bytes }: SourceFile): ByteSource {
  const encrypted = { key: Buffer.from(file.key), name: file.name };
  const open = async (start: number, end: number) => createReadStream(path, { start, end });
  return {
    bytes,
    async read(start, end) {
      checkRange(start, end, bytes);
      if (start === end) return Buffer.alloc(0);
      const plain = Buffer.allocUnsafeSlow(end - start);
      let at = 0;
      for await (const piece of openRange(encrypted, open, { size: bytes, start, end: end - 1 })) {
        at += piece.copy(plain, at);
      }
      return plain;
    },
  };
}

export function memorySource(content: Uint8Array): ByteSource {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return {
    bytes: bytes.length,
    async read(start, end) {
      checkRange(start, end, bytes.length);
      // A copy starts at an aligned address, which typed arrays of 16 bits or more need.
      return Buffer.concat([bytes.subarray(start, end)]);
    },
  };
}

function checkRange(start: number, end: number, bytes: number): void {
  if (!(start >= 0 && start <= end && end <= bytes)) throw new RenderError("quebrada");
}
