/** Each encrypted piece is bound to the file's name, its own number, and whether it is the last. */
// Restricted child processes also run this file, unbundled, so it must import no other file of the project.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { type Readable, Transform } from "node:stream";

const CIPHER = "aes-256-gcm";
const CHUNK = 64 * 1024;
const TAG = 16;
const SALT = 16;
const LAYOUT = 1;
const HEAD = 1 + SALT;
const NONCE = 12;

export interface EncryptedFile {
  key: Buffer;
  name: string;
}

export function encryptStream(file: EncryptedFile): Transform {
  const sealer = sealerOf(file);
  let waiting: Buffer = Buffer.alloc(0);
  let isHeadSent = false;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      if (!isHeadSent) this.push(sealer.head);
      isHeadSent = true;
      waiting = waiting.length === 0 ? piece : Buffer.concat([waiting, piece]);
      // One piece always waits, because only the end of the stream shows which piece is the last.
      let from = 0;
      for (; waiting.length - from > CHUNK; from += CHUNK) {
        this.push(sealer.seal(waiting.subarray(from, from + CHUNK), false));
      }
      waiting = waiting.subarray(from);
      done();
    },
    flush(done) {
      if (!isHeadSent) this.push(sealer.head);
      this.push(sealer.seal(waiting, true));
      done();
    },
  });
}

export function encryptFile(file: EncryptedFile, plain: Uint8Array): Buffer {
  const sealer = sealerOf(file);
  const bytes = Buffer.from(plain.buffer, plain.byteOffset, plain.byteLength);
  const pieces: Buffer[] = [sealer.head];
  const last = Math.max(0, Math.ceil(bytes.length / CHUNK) - 1);
  for (let number = 0; number <= last; number++) {
    pieces.push(sealer.seal(bytes.subarray(number * CHUNK, (number + 1) * CHUNK), number === last));
  }
  return Buffer.concat(pieces);
}

export function openFile(file: EncryptedFile, encrypted: Uint8Array): Buffer {
  const bytes = Buffer.from(encrypted.buffer, encrypted.byteOffset, encrypted.byteLength);
  const opener = openerOf(file, bytes.subarray(0, HEAD));
  const pieces: Buffer[] = [];
  let number = 0;
  for (let from = HEAD; from < bytes.length || number === 0; from += CHUNK + TAG) {
    const isLast = from + CHUNK + TAG >= bytes.length;
    pieces.push(opener(bytes.subarray(from, from + CHUNK + TAG), number++, isLast));
  }
  return Buffer.concat(pieces);
}

/** Reads bytes `start` to `end` of a stored file, both included; undefined if there is no such file. */
export type ReadRange = (start: number, end: number) => Promise<Readable | undefined>;

/** Yields bytes `start` to `end`, both included. @param size the number of bytes of the whole decrypted file */
export async function* openRange(
  file: EncryptedFile,
  read: ReadRange,
  { size, start, end }: { size: number; start: number; end: number },
): AsyncGenerator<Buffer> {
  const last = Math.max(0, Math.ceil(size / CHUNK) - 1);
  const [first, final] = [Math.floor(start / CHUNK), Math.min(last, Math.floor(end / CHUNK))];
  const opener = openerOf(file, await collect(await read(0, HEAD - 1)));
  const from = HEAD + first * (CHUNK + TAG);
  const to = HEAD + (final + 1) * (CHUNK + TAG) - 1;
  const stored = await read(from, to);
  if (!stored) throw new Error("no such file");
  let number = first;
  let waiting: Buffer = Buffer.alloc(0);
  const release = (piece: Buffer) => {
    const plain = opener(piece, number, number === last);
    const offset = number++ * CHUNK;
    return plain.subarray(Math.max(0, start - offset), Math.max(0, end + 1 - offset));
  };
  for await (const piece of stored) {
    waiting = waiting.length === 0 ? piece : Buffer.concat([waiting, piece]);
    for (; waiting.length >= CHUNK + TAG; waiting = waiting.subarray(CHUNK + TAG)) {
      yield release(waiting.subarray(0, CHUNK + TAG));
    }
  }
  if (waiting.length > 0) yield release(waiting);
  if (number !== final + 1) throw new Error("the file ends too early");
}

async function collect(stream: Readable | undefined): Promise<Buffer> {
  if (!stream) throw new Error("no such file");
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
}

function sealerOf({ key, name }: EncryptedFile) {
  const head: Buffer = Buffer.concat([Buffer.from([LAYOUT]), randomBytes(SALT)]);
  const own = ownKey(key, head);
  let number = 0;
  return {
    head,
    seal(plain: Uint8Array, isLast: boolean): Buffer {
      const cipher = createCipheriv(CIPHER, own, nonceOf(number, isLast), { authTagLength: TAG });
      cipher.setAAD(contextOf(name, number++, isLast));
      return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
  };
}

function openerOf({ key, name }: EncryptedFile, head: Buffer) {
  if (head.length < HEAD || head[0] !== LAYOUT) throw new Error("unknown layout of a file");
  const own = ownKey(key, head);
  return (encrypted: Buffer, number: number, isLast: boolean): Buffer => {
    if (encrypted.length < TAG) throw new Error("the file ends too early");
    const decipher = createDecipheriv(CIPHER, own, nonceOf(number, isLast), { authTagLength: TAG });
    decipher.setAAD(contextOf(name, number, isLast));
    decipher.setAuthTag(encrypted.subarray(-TAG));
    return Buffer.concat([decipher.update(encrypted.subarray(0, -TAG)), decipher.final()]);
  };
}

function ownKey(key: Buffer, head: Buffer): Buffer {
  return Buffer.from(hkdfSync("sha256", key, "", `chunks ${head.toString("hex")}`, 32));
}

/** Each key encrypts one file only, so the piece's number makes the nonce unique. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE);
  nonce.writeUInt32BE(number, 7);
  nonce[NONCE - 1] = isLast ? 1 : 0;
  return nonce;
}

function contextOf(name: string, number: number, isLast: boolean): Buffer {
  return Buffer.from(JSON.stringify([name, number, isLast]));
}
