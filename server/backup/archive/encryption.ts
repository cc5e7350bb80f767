/** Every stream uses the same nonces (a chunk's number, and whether it is the last), so each needs its own key. */
import { createCipheriv, createDecipheriv } from "node:crypto";
import { damagedArchive, truncatedArchive } from "./archive-header.ts";

const CHUNK = 64 * 1024;
const TAG = 16;

export async function* encrypt(
  plain: AsyncIterable<Buffer>,
  key: Buffer,
): AsyncGenerator<Buffer, void, undefined> {
  let number = 0;
  let last: Buffer | undefined;
  for await (const chunk of inPieces(plain, CHUNK)) {
    if (last) yield encryptChunk(key, number++, last, false);
    last = chunk;
  }
  yield encryptChunk(key, number, last ?? Buffer.alloc(0), true);
}

export async function* decrypt(
  encrypted: AsyncIterable<Buffer>,
  key: Buffer,
): AsyncGenerator<Buffer, void, undefined> {
  let number = 0;
  let last: Buffer | undefined;
  for await (const chunk of inPieces(encrypted, CHUNK + TAG)) {
    if (last) yield decryptChunk(key, number++, last, false) ?? fail(damagedArchive());
    last = chunk;
  }
  if (!last) throw truncatedArchive();
  const opened = decryptChunk(key, number, last, true);
  if (opened) yield opened;
  // If this chunk was not encrypted as the last one, later chunks are missing.
  else throw decryptChunk(key, number, last, false) ? truncatedArchive() : damagedEnd(last);
}

/** A short last chunk may be cut off or changed. It is reported as cut off. */
function damagedEnd(last: Buffer) {
  return last.length < CHUNK + TAG ? truncatedArchive() : damagedArchive();
}

function fail(error: Error): never {
  throw error;
}

function encryptChunk(key: Buffer, number: number, plain: Buffer, isLast: boolean): Buffer {
  const cipher = createCipheriv("aes-256-gcm", key, nonce(number, isLast));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function decryptChunk(
  key: Buffer,
  number: number,
  encrypted: Buffer,
  isLast: boolean,
): Buffer | undefined {
  if (encrypted.length < TAG) return undefined;
  const decipher = createDecipheriv("aes-256-gcm", key, nonce(number, isLast));
  decipher.setAuthTag(encrypted.subarray(-TAG));
  try {
    return Buffer.concat([decipher.update(encrypted.subarray(0, -TAG)), decipher.final()]);
  } catch {
    return undefined;
  }
}

function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeBigUInt64BE(BigInt(number), 3);
  bytes[11] = isLast ? 1 : 0;
  return bytes;
}

async function* inPieces(source: AsyncIterable<Buffer>, size: number) {
  let parts: Buffer[] = [];
  let length = 0;
  for await (let part of source) {
    while (length + part.length >= size) {
      const taken = part.subarray(0, size - length);
      part = part.subarray(taken.length);
      yield Buffer.concat([...parts, taken], size);
      parts = [];
      length = 0;
    }
    if (part.length > 0) parts.push(part);
    length += part.length;
  }
  if (length > 0) yield Buffer.concat(parts, length);
}
